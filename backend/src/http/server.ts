import { randomUUID } from 'node:crypto'
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { toUnavailableError } from '../core/errors.ts'
import { bodyLimit } from '../graphql/limits.ts'
import { maskedMessage } from '../graphql/mask.ts'
import { createApollo, type Fault, toApolloError } from '../graphql/server/apollo.ts'
import type { App } from '../platform/context.ts'
import { serveRest } from '../rest/serve.ts'
import { refuseEncodedBodies } from './request/body-encoding.ts'
import { refuseClient } from './request/client-errors.ts'
import { createContext } from './request/context.ts'
import { eventStreamHandler, wantsEvents } from './request/event-stream.ts'
import { decorateExplorer, readExplorerMode } from './request/explorer-mode.ts'
import { warnAboutProxy } from './request/forwarding.ts'
import { graphqlHandler } from './request/graphql-handler.ts'
import { builtOperations, persistedOperations } from './request/operations.ts'
import { limitParallelRequests } from './request/parallel-requests.ts'
import { protect } from './request/protection.ts'
import { logRequests } from './request/request-log.ts'
import { refuseUrl } from './routes/app-page.ts'
import { serveDocs } from './routes/docs-routes.ts'
import { explorerHandler } from './routes/explorer.ts'
import { serveHealth } from './routes/health-routes.ts'
import { hasMailbox, serveMailbox } from './routes/mailbox.ts'
import { serveMetrics } from './routes/metrics-routes.ts'
import { serveOneClick } from './routes/one-click-routes.ts'
import { serveOutreach } from './routes/outreach-routes.ts'
import { servePayments } from './routes/payment-routes.ts'
import { servePictures } from './routes/picture-routes.ts'
import { serveReport } from './routes/report-routes.ts'
import { serveSecurityTxt } from './routes/security-txt.ts'
import { serveSignIn } from './routes/sign-in-routes.ts'
import { serveStaffFiles } from './routes/staff-routes.ts'
import { serveWebApp, webRoot } from './routes/static.ts'
import { serveProgramSandbox } from './sandbox/program-sandbox.ts'

/** Creates the HTTP server of the academy. Call `listen` on the result; `close` drains it. */
export async function createServer(app: App, operations = builtOperations()): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit,
    trustProxy: (_address, hop) => hop < app.config.trustedProxies,
    genReqId: () => randomUUID(),
    frameworkErrors: refuseUrl(app.config, webRoot),
    clientErrorHandler: refuseClient,
    logController: new LogController({ disableRequestLogging: true }),
    loggerInstance: app.log as FastifyBaseLogger,
    // A client that sends its request slowly can hold a socket only for a short time.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // A connection that was accepted before the listener closed gets its answer.
    return503OnClosing: false,
  })
  // Cross-site forms can send plain text without a preflight; bodies are JSON.
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
  refuseEncodedBodies(server)
  limitParallelRequests(server, app)

  decorateExplorer(server)
  serveHealth(server, app)

  const apollo = createApollo(app.config, fault, [fastifyApolloDrainPlugin(server)])
  await apollo.start()
  const persisted = persistedOperations(app.config, operations)
  const known = (request: FastifyRequest, reply: FastifyReply) =>
    createContext(app, request, reply).catch((error: unknown) => {
      throw toApolloError(error)
    })
  const contextOf = async (request: FastifyRequest, reply: FastifyReply) =>
    persisted.authorize(request, await known(request, reply))
  const plain = graphqlHandler(apollo, contextOf)
  const streamed = eventStreamHandler(apollo, contextOf)
  const explored = explorerHandler(apollo, contextOf)
  server.post('/graphql', {
    onRequest: readExplorerMode,
    preHandler: (request, reply) => persisted.resolve(request, reply),
    handler: (request, reply) => {
      if (request.explorer) return explored(request, reply)
      return wantsEvents(request) ? streamed(request, reply) : plain(request, reply)
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
  servePictures(server, app)
  serveStaffFiles(server, app)
  serveSecurityTxt(server, app)
  serveProgramSandbox(server)
  if (hasMailbox(app)) serveMailbox(server, app)
  await serveWebApp(server, app.config)
  return server
}

/** Closes the connections of responses sent during shutdown, which would otherwise delay it by up to a minute. */
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
  415: ['NOT_JSON', 'Send the body as application/json in UTF-8, without compression.'],
}

/** Requests that no page sends, such as a range outside a file. */
const odd = ['BAD_REQUEST', 'This request cannot be answered.'] as const
const failed = ['INTERNAL_SERVER_ERROR', maskedMessage] as const

/** Sends every error as `{message, code}`. Server errors are logged and masked. */
function answerErrors(server: FastifyInstance, fault: Fault): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const unavailable = toUnavailableError(error)
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
