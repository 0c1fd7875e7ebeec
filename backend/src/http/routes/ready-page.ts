import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { memoizeAsync } from '../../core/memoize-async.ts'

const brotli = promisify(brotliCompress)

/** A page ready to send: plain, compressed on first use, with its ETag. */
export type ReadyPage = { plain: Buffer; compressed: () => Promise<Buffer>; tag: string }

export function readyPage(html: string): ReadyPage {
  const plain = Buffer.from(html)
  const compressed = memoizeAsync(() => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { plain, compressed, tag }
}

/** Sends a page, compressed if the browser accepts it, or 304 if the browser has it. Browsers revalidate it each time. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.tag)
  if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (!/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding']))) return reply.send(page.plain)
  return reply.header('content-encoding', 'br').send(await page.compressed())
}
