import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../config/config.ts'
import { memoizeAsync } from '../../core/memoize-async.ts'

const brotli = promisify(brotliCompress)

/** `plainFile` is the page without marketing samples, if it has any. */
type BuiltPage = { path: string; file: string; plainFile?: string; canonical: string }

/** A page ready to send: plain, compressed on first use, with its ETag and its content security policy. */
type ReadyPage = { plain: Buffer; compressed: () => Promise<Buffer>; tag: string; scripts: string }

/**
 * Serves the prerendered pages and the files for search engines. They contain the academy's public URL, which only the server has, so it is
 * inserted at startup. Each page is compressed once, on first use.
 */
export function servePages(server: FastifyInstance, config: Config, webRoot: string): void {
  const list = path.join(webRoot, 'pages.json')
  const built: BuiltPage[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { path: address, file, plainFile = file } of built) {
    const html = readFileSync(path.join(webRoot, 'pages', config.hasMarketingSamples ? file : plainFile), 'utf8')
    const page = ready(markSamples(config, html.replaceAll('__ORIGIN__', config.publicUrl)))
    server.get(address, async (request, reply) => {
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', page.tag)
      const policy = String(reply.getHeader('content-security-policy') ?? '')
      reply.header('content-security-policy', policy.replace("script-src 'self'", page.scripts))
      if (request.headers['if-none-match']?.includes(page.tag)) return reply.code(304).send()
      return send(reply, page, request.headers['accept-encoding'])
    })
  }

  const indexed = [...new Set(built.map(({ canonical }) => config.publicUrl + canonical))]
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(`${config.publicUrl}/sitemap.xml`)),
  )
  server.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(indexed)))
}

/** Marks a page of an academy without marketing samples, so that the web app hides them too. */
export function markSamples({ hasMarketingSamples }: Pick<Config, 'hasMarketingSamples'>, html: string): string {
  return hasMarketingSamples ? html : html.replace('<html lang="en"', '<html lang="en" data-samples="off"')
}

function ready(html: string): ReadyPage {
  const plain = Buffer.from(html)
  const compressed = memoizeAsync(() => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  const tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { plain, compressed, tag, scripts: ["script-src 'self'", ...inlineScripts(html)].join(' ') }
}

/** Returns the digests of the inline scripts of a page. Only these may run, so an injected script cannot. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

async function send(reply: FastifyReply, page: ReadyPage, accepted: string | string[] | undefined): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8')
  if (!/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(accepted))) return reply.send(page.plain)
  return reply.header('content-encoding', 'br').send(await page.compressed())
}

function robots(sitemapUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /consent\nDisallow: /newsletter/\nDisallow: /mails/\nSitemap: ${sitemapUrl}\n`
}

function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url.replaceAll('&', '&amp;')}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}
