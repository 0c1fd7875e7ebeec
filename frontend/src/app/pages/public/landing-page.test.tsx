import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { serve } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { LandingPage } from './landing-page.tsx'

test('clears the logged-out flag on the landing page', async () => {
  localStorage.setItem('user-logged-out', 'true')
  renderApp('/landing')
  await screen.findByRole('button', { name: 'Sign In' })
  expect(localStorage.getItem('user-logged-out')).toBeNull()
})

test('clears the force-logout flag on Sign In and opens the dashboard', async () => {
  localStorage.setItem('force-logout', 'true')
  const { user } = renderApp('/landing')
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(localStorage.getItem('force-logout')).toBeNull()
  expect(address()).toBe('/dashboard')
})

test('links Get Started and Start Free Trial to the signup', async () => {
  renderApp('/landing')
  const bar = within(await screen.findByRole('banner'))
  expect(bar.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/signup')
  const main = within(screen.getByRole('main'))
  for (const link of main.getAllByRole('link', { name: 'Start Free Trial' })) expect(link.getAttribute('href')).toBe('/signup')
})

test('links the anchors of the bar to existing sections', async () => {
  renderApp('/landing')
  const bar = within(await screen.findByRole('banner'))
  const anchors = ['Features', 'Pricing', 'Reviews'].map((name) => bar.getByRole('link', { name, hidden: false }))
  expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(['#features', '#pricing', '#testimonials'])
  for (const anchor of anchors) {
    await waitFor(() => expect(document.querySelector(anchor.getAttribute('href') ?? '')).toBeTruthy())
  }
})

test('shows the sections in the specified order', async () => {
  renderApp('/landing')
  const titles = [
    'Make things with AI. Know when it is wrong.',
    '50% off for early access',
    'Recent Enrollments',
    'Safety First',
    'Structured Curriculum',
    'Expert Mentorship',
    'Project-Based Learning',
    'Gamified Progress',
    'Latest AI Tools',
    'Entrepreneur',
    'Writer',
    'Digital Creator',
    'Campaigner',
    'Mentor Guide',
    'Brain Bot',
    'Design Dynamo',
    'Maestro',
    'Discernment',
    'Exploration',
    'Expression',
    'Playful Innovation',
    'Mastery',
    'Reviews',
    'Plans for every learner',
  ]
  await screen.findByRole('heading', { name: 'Plans for every learner' })
  const shown = screen.getAllByRole('heading').map((heading) => heading.textContent ?? '')
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles)
})

test('skips no heading level', async () => {
  renderApp('/landing')
  await screen.findByRole('heading', { name: 'Reviews' })
  const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)))
  expect(levels[0]).toBe(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
})

test('opens the demo on Watch Demo, and again after it was closed', async () => {
  // The test DOM has dialog elements without their methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  const { user } = renderApp('/landing')
  const button = await screen.findByRole('button', { name: 'Watch Demo' })
  expect(document.querySelector('dialog')).toBeNull()
  for (const _time of ['first', 'second']) {
    await user.click(button)
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog')
    act(() => dialog.close())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('prerenders the page with the initial figures and without a date', () => {
  const html = renderToString(
    <UiProvider>
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>
    </UiProvider>,
  )
  expect(html).toContain('Know when it is wrong.')
  expect(html).toContain('1,247')
  expect(html).toContain('cohort three months later')
  expect(html).toContain('Loading enrollments...')
})

describe('without marketing samples', () => {
  afterEach(() => {
    delete document.documentElement.dataset['samples']
  })

  const open = async (counts: { learners: number | null; lessons: number | null; projects: number | null }) => {
    document.documentElement.dataset['samples'] = 'off'
    serve('get', '/api/landing/counts', () => HttpResponse.json(counts))
    renderApp('/landing')
    await screen.findByRole('heading', { level: 1 })
    await screen.findByRole('heading', { name: /Your child asks an AI/ })
  }

  test('the page has no invented figures, countdown or reviews', async () => {
    await open({ learners: null, lessons: null, projects: null })
    for (const words of [/1,247/, /spots left/, /50% off/, /4\.8/, /4\.9/, /14,000/, /Promotional figures/, /Sample review/]) {
      expect(screen.queryByText(words)).toBeNull()
    }
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Reviews' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'What we learn here' })).toBeNull()
  })

  test('the page shows the real counts that are high enough', async () => {
    await open({ learners: 120, lessons: 4321, projects: null })
    await screen.findByRole('heading', { name: 'What we learn here' })
    expect(screen.getByText('lessons completed').closest('div')?.textContent).toBe('lessons completed4,321')
    screen.getByText('120')
    expect(screen.queryByText('projects made')).toBeNull()
  })
})
