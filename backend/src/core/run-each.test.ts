import { expect, it } from 'vitest'
import { runEach } from './run-each.ts'

it('runs the task for the other items after a failure, and reports all failures at the end', async () => {
  const done: number[] = []
  const running = runEach([1, 2, 3, 4], async (item) => {
    if (item % 2 === 0) throw new Error(`no ${item}`)
    done.push(item)
  })
  await expect(running).rejects.toMatchObject({ errors: [new Error('no 2'), new Error('no 4')] })
  expect(done).toEqual([1, 3])
})

it('runs one task after the other', async () => {
  let open = 0
  await runEach([1, 2, 3], async () => {
    expect(open).toBe(0)
    open += 1
    await Promise.resolve()
    open -= 1
  })
})
