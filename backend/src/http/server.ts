import { randomUUID } from 'node:crypto'
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { App } from '../context.ts'
import { asUnavailable } from '../errors.ts'
import { createApollo, type Fault, tellApollo } from '../graphql/apollo.ts'
import { bodyLimit } from '../graphql/limits.ts'
import { maskedMessage } from '../graphql/mask.ts'
import { serveRest } from '../rest/serve.ts'
import { refuseUrl } from './app-page.ts'
import { refuseClient } from './client-errors.ts'
import { createContext } from './context.ts'
import { serveDocs } from './docs-routes.ts'
import { eventStreamHandler, wantsEvents } from './event-stream.ts'
import { explorerHandler } from './explorer.ts'
import { decorateExplorer, readExplorerMode } from './explorer-mode.ts'
import { warnAboutProxy } from './forwarding.ts'
import { serveHealth } from './health-routes.ts'
import { hasMailbox, serveMailbox } from './mailbox.ts'
import { serveMetrics } from './metrics-routes.ts'
import { serveOneClick } from './one-click-routes.ts'
import { builtOperations, operationDoor } from './operations.ts'
import { serveOutreach } from './outreach-routes.ts'
import { servePayments } from './payment-routes.ts'
import { protect } from './protection.ts'
import { serveReport } from './report-routes.ts'
import { logRequests } from './request-log.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { serveSignIn } from './sign-in-routes.ts'
import { serveStaffFiles } from './staff-routes.ts'
import { serveWebApp, webRoot } from './static.ts'

/** Everything the academy answers over HTTP. Call `listen` on the result; `close` drains it. */
export async function createServer(app: App, operations = builtOperations()): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit,
    trustProxy: (_address, hop) => hop < app.config.trustedProxies,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseUrl(app.config, webRoot),
    clientErrorHandler: refuseClient,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: app.log as FastifyBaseLogger,
    // A client that dribbles its request holds a socket, nothing more, and not for long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
  })
  // Plain text is a way to send a form without asking; bodies are JSON.
  server.removeContentTypeParser('text/plain')
  const fault: Fault = (err, reqId, what = 'an operation failed') => {
    app.metrics.faults.inc()
    app.log.error({ err, reqId }, what)
  }
  answerErrors(server, fault)
  logRequests(server, app)
  warnAboutProxy(server, app)
  leaveWhenStopping(server)
  protect(server, app.config)

  decorateExplorer(server)
  serveHealth(server, app)

  const apollo = createApollo(app.config, fault, [fastifyApolloDrainPlugin(server)])
  await apollo.start()
  const door = operationDoor(app.config, operations)
  const known = (request: FastifyRequest, reply: FastifyReply) =>
    createContext(app, request, reply).catch((error: unknown) => {
      throw tellApollo(error)
    })
  const contextOf = async (request: FastifyRequest, reply: FastifyReply) => door.letIn(request, await known(request, reply))
  const plain = fastifyApolloHandler(apollo, { context: contextOf })
  const streamed = eventStreamHandler(apollo, contextOf)
  const explored = explorerHandler(apollo, contextOf)
  server.post('/graphql', {
    onRequest: readExplorerMode,
    preHandler: (request, reply) => door.fillIn(request, reply),
    handler: (request, reply) => {
      if (request.explorer) return explored(request, reply)
      return wantsEvents(request) ? streamed(request, reply) : plain.call(server, request, reply)
    },
  })
  serveMetrics(server, app)
  await serveDocs(server)
  serveRest(server, known, fault)
  serveSignIn(server, app)
  await serveOutreach(server, app)
  await serveOneClick(server, app)
  servePayments(server, app)
  serveReport(server, app)
  serveStaffFiles(server, app)
  serveSecurityTxt(server, app)
  if (hasMailbox(app)) serveMailbox(server, app)
  await serveWebApp(server, app.config)
  return server
}

/** Whoever is answered while the server stops does not keep the connection: it would be waited for for a minute. */
function leaveWhenStopping(server: FastifyInstance): void {
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}

const known: Record<number, [code: string, message: string]> = {
  400: ['INVALID_JSON', 'The body is not valid JSON.'],
  413: ['BODY_TOO_LARGE', `The body is larger than ${bodyLimit / 1024} KB.`],
  415: ['NOT_JSON', 'Send the body as application/json.'],
}

/** What a program asked for that a page never asks for, as a range that a file has not. */
const odd = ['BAD_REQUEST', 'This request cannot be answered.'] as const
const failed = ['INTERNAL_SERVER_ERROR', maskedMessage] as const

/** Every error is `{message, code}`; what the visitor cannot mend is logged and not told. */
function answerErrors(server: FastifyInstance, fault: Fault): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const unavailable = asUnavailable(error)
    if (unavailable) {
      fault(error, request.id, 'the database did not answer')
      const { message, code, retryAfterSeconds } = unavailable
      return reply.code(503).header('retry-after', retryAfterSeconds).send({ message, code })
    }
    const status = error.statusCode ?? 500
    const [code, message] = known[status] ?? (status < 500 ? odd : failed)
    if (status >= 500) fault(error, request.id, 'a request failed')
    return reply.code(status < 500 ? status : 500).send({ message, code })
  })
}
