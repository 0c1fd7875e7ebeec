import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { readyPage, sendPage } from './ready-page.ts'

/** `plainFile` is the page without marketing samples, if it has any. Search engines index only pages with a canonical URL. */
type BuiltPage = { path: string; file: string; plainFile?: string; canonical?: string }

/**
 * Serves the prerendered pages and the files for search engines. They contain the academy's public URL, which only the server has, so it is
 * inserted at startup. Each page is compressed once, on first use.
 */
export function servePages(server: FastifyInstance, config: Config, webRoot: string): void {
  const list = path.join(webRoot, 'pages.json')
  const built: BuiltPage[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { path: address, file, plainFile = file, canonical } of built) {
    const html = readFileSync(path.join(webRoot, 'pages', config.hasMarketingSamples ? file : plainFile), 'utf8')
    const marked = markSamples(config, html.replaceAll('__ORIGIN__', config.publicUrl))
    const page = readyPage(marked)
    const scripts = ["script-src 'self'", ...inlineScripts(marked)].join(' ')
    server.get(address, (request, reply) => {
      const policy = String(reply.getHeader('content-security-policy') ?? '')
      reply.header('content-security-policy', policy.replace("script-src 'self'", scripts))
      if (canonical === undefined) reply.header('x-robots-tag', 'noindex')
      return sendPage(request, reply, page)
    })
  }

  const indexed = [...new Set(built.flatMap(({ canonical }) => (canonical === undefined ? [] : config.publicUrl + canonical)))]
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(`${config.publicUrl}/sitemap.xml`)),
  )
  server.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap(indexed)))
}

/** Marks a page of an academy without marketing samples, so that the web app hides them too. */
export function markSamples({ hasMarketingSamples }: Pick<Config, 'hasMarketingSamples'>, html: string): string {
  return hasMarketingSamples ? html : html.replace('<html lang="en"', '<html lang="en" data-samples="off"')
}

/** Returns the digests of the inline scripts of a page. Only these may run, so an injected script cannot. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
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
