import path from 'node:path'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

const schemaDir = path.resolve(import.meta.dirname, '../../../../schema')

/** The page documents only our paths and uses the existing session cookie, so other controls are hidden. It uses our colors. */
const look = `
  .swagger-ui .topbar a.link, .swagger-ui .topbar .download-url-wrapper, .swagger-ui .scheme-container { display: none }
  html:not(.dark-mode) body, html:not(.dark-mode) .swagger-ui { background: #fdf8ef }
  .swagger-ui .info .title small.version-stamp, .swagger-ui .info .title small { background: #33312e }
  .swagger-ui, .swagger-ui .info p, .swagger-ui .opblock .opblock-summary-description { font-size: 16px }
`

/** Serves `GET /api/docs`, the REST reference with a form to try read requests, and `/api/docs/yaml` and `/api/docs/json` for programs. */
export async function serveDocs(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    mode: 'static',
    specification: { path: path.join(schemaDir, 'openapi.yaml'), baseDir: schemaDir },
  })
  await server.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'REST paths · DEEPM Academy', css: [{ filename: 'academy.css', content: look }] },
    // Only reads can be sent from the documentation page, so that a click changes no data.
    uiConfig: { supportedSubmitMethods: ['get'], defaultModelsExpandDepth: 0, docExpansion: 'list' },
  })
}
