import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restError, serve } from '../../../../test/msw.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { DemoDialog } from './demo-dialog.tsx'

const titles = [
  'Take a tour of the academy',
  'A lesson from start to finish',
  'How we keep learners safe',
  'What parents see and decide',
]

const play = vi.fn(async () => {})
const scrolled = vi.fn()

// jsdom implements neither media playback nor modal dialogs.
beforeEach(() => {
  play.mockClear()
  scrolled.mockClear()
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled(this.querySelector('figure, form') !== null, options)
  }
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
})

const onClose = vi.fn()

function Page() {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <UiProvider>
      <MemoryRouter>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <DemoDialog open={isOpen} onClose={close} />
      </MemoryRouter>
    </UiProvider>
  )
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const list = () => within(screen.getByRole('list', { name: 'Demo videos' }))
const video = () => document.querySelector('video')
const playing = () => video()?.querySelector('source')?.getAttribute('src')
const current = () =>
  list()
    .getAllByRole('button', { current: true })
    .map((button) => button.textContent)

function openDialog() {
  onClose.mockClear()
  render(<Page />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
}

function watchToTheEnd() {
  for (let left = titles.length; left > 0; left--) fireEvent.ended(video() as Element)
}

describe('demo dialog', () => {
  it('renders nothing until opened', () => {
    render(<Page />)
    expect(document.querySelector('dialog')?.children).toHaveLength(0)
  })

  it('opens modally, locks page scrolling and shows the first of four videos without playing it', () => {
    openDialog()
    expect(screen.getByRole('dialog', { name: 'Watch Demo' })).toBe(dialog())
    expect(document.documentElement.style.overflow).toBe('hidden')
    expect(
      list()
        .getAllByRole('button')
        .map((button) => titles.find((title) => button.textContent?.includes(title))),
    ).toEqual(titles)
    for (const duration of ['3:24', '4:17', '2:45', '5:03']) expect(list().getByText(duration)).toBeTruthy()
    expect(current()).toHaveLength(1)
    expect(current()[0]).toContain(titles[0])
    expect(playing()).toBe('/videos/tour.webm')
    expect(play).not.toHaveBeenCalled()
  })

  it('states that the videos are silent and shows the captions', () => {
    openDialog()
    expect(screen.getByText(/no sound, so please read the captions/)).toBeTruthy()
    expect(video()?.querySelector('track')?.getAttribute('src')).toBe('/videos/tour.vtt')
  })

  it('plays the video chosen from the list', () => {
    openDialog()
    fireEvent.click(list().getByRole('button', { name: /How we keep learners safe/ }))
    expect(current()[0]).toContain('How we keep learners safe')
    expect(playing()).toBe('/videos/safety.webm')
    expect(screen.getByRole('figure', { name: 'How we keep learners safe' })).toBeTruthy()
    expect(play).toHaveBeenCalledTimes(1)
  })

  it.each([
    [true, 'instant'],
    [false, 'smooth'],
  ])('scrolls the chosen video into view, instantly with reduced motion (%s)', (isMotionReduced, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced, addEventListener() {}, removeEventListener() {} }))
    openDialog()
    expect(scrolled).not.toHaveBeenCalled()
    fireEvent.click(list().getByRole('button', { name: /What parents see/ }))
    expect(scrolled.mock.calls).toEqual([[true, { block: 'nearest', behavior }]])
  })

  it('plays the next video when one ends', () => {
    openDialog()
    fireEvent.ended(video() as Element)
    expect(current()[0]).toContain(titles[1])
    expect(playing()).toBe('/videos/lesson.webm')
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('always links to the signup', () => {
    openDialog()
    const trial = () => screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')
    expect(trial()).toBe('/signup')
    watchToTheEnd()
    expect(trial()).toBe('/signup')
  })

  it('asks for an email address after the last video and lets the visitor choose a video again', () => {
    openDialog()
    watchToTheEnd()
    expect(video()).toBeNull()
    expect(list().queryByRole('button', { current: true })).toBeNull()
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /That’s all four/ }))
    fireEvent.click(list().getByRole('button', { name: /Take a tour/ }))
    expect(playing()).toBe('/videos/tour.webm')
    expect(screen.queryByLabelText('Email')).toBeNull()
  })

  it('starts over after closing and reopening', async () => {
    openDialog()
    watchToTheEnd()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(dialog().open).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(dialog().open).toBe(true)
    expect(current()[0]).toContain(titles[0])
    expect(playing()).toBe('/videos/tour.webm')
  })

  it('stops the video when closed by keyboard', async () => {
    openDialog()
    // Simulates Escape.
    dialog().close()
    await waitFor(() => expect(video()).toBeNull())
  })

  it('closes on a backdrop click, but not if the click began inside', async () => {
    openDialog()
    const inside = screen.getByRole('heading', { name: 'Watch Demo' })
    fireEvent.mouseDown(inside)
    fireEvent.click(inside)
    fireEvent.mouseDown(inside)
    fireEvent.click(dialog())
    expect(dialog().open).toBe(true)
    fireEvent.mouseDown(dialog())
    fireEvent.click(dialog())
    expect(dialog().open).toBe(false)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('restores page scrolling when unmounted while open', () => {
    onClose.mockClear()
    const { unmount } = render(<Page />)
    fireEvent.click(screen.getByRole('button', { name: 'Open' }))
    unmount()
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('email form after the last video', () => {
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send me the guide' }))
  const write = (address: string) => fireEvent.change(screen.getByLabelText('Email'), { target: { value: address } })

  it('does nothing while the field is empty', () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const sent = serve('post', '/api/newsletter/signup', () => new Response(null, { status: 201 }))
    openDialog()
    watchToTheEnd()
    send()
    write('   ')
    send()
    expect(sent).toEqual([])
    expect(alert).not.toHaveBeenCalled()
  })

  it('sends the address, thanks the visitor and clears the field', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const sent = serve('post', '/api/newsletter/signup', () => new Response(null, { status: 201 }))
    openDialog()
    watchToTheEnd()
    write('sam@family.example')
    send()
    await waitFor(() => expect(alert).toHaveBeenCalledWith("Thanks! We'll send you our complete AI education guide."))
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'sam@family.example', source: 'demo' }])
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('')
  })

  it('has the same small print as the newsletter', () => {
    openDialog()
    watchToTheEnd()
    const form = screen.getByLabelText('Email').closest('form')
    expect(form?.textContent).toMatch(/link to confirm your address.*unsubscribe with one click in any email/)
    expect(screen.getByRole('link', { name: 'privacy notice' }).getAttribute('href')).toBe('/privacy')
  })

  it('keeps a refused address in the field with the reason', async () => {
    serve('post', '/api/newsletter/signup', () => restError(400, 'INVALID', 'Enter an email address like name@example.com.'))
    openDialog()
    watchToTheEnd()
    write('sam@family')
    send()
    expect(await screen.findByText('Enter an email address like name@example.com.')).toBeTruthy()
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('sam@family')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  })
})
