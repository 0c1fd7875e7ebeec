import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { permissionsPolicy } from './permissions-policy.ts'

const answers: Record<string, [status: number, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE', 'The headers of this request are larger than 16 KB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'TOO_SLOW', 'The request took too long to arrive.'],
}

/** Rejects a connection whose data is not a valid request or arrives too slowly, with an error in the common format, and closes it. */
export function refuseClient(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code, message] = answers[error.code ?? ''] ?? [400, 'BAD_REQUEST', 'This request cannot be read.']
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify({ message, code })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    `permissions-policy: ${permissionsPolicy}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
