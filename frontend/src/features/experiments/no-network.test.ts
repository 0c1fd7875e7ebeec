import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const network = /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|RTCPeerConnection)\b|@apollo/

test('has no access to the network outside of keeping/, so nothing typed or drawn can leave the device', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith(`keeping${path.sep}`),
  )
  expect(files.filter((file) => file.endsWith('.worker.ts')).length).toBeGreaterThan(3)
  expect(files.filter((file) => network.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')))).toEqual([])
})
