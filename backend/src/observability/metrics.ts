import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of one process. Labels have few values and never identify a person. */
export type Metrics = ReturnType<typeof createMetrics>

/** Histogram buckets in seconds, from a cached response to a request that is too slow for any user. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'academy_request_seconds',
      help: 'How long answers took, in seconds, by method, route and status.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets,
      registers,
    }),
    operations: new Histogram({
      name: 'academy_operation_seconds',
      help: 'How long operations took, in seconds, by name; "other" for text that is not ours.',
      labelNames: ['operation'] as const,
      buckets: [0.01, 0.05, 0.25, 1, 5],
      registers,
    }),
    refusals: new Counter({
      name: 'academy_refusals_total',
      help: 'Requests that were refused, by code and operation, whatever the status of their answer.',
      labelNames: ['code', 'operation'] as const,
      registers,
    }),
    securityEvents: new Counter({
      name: 'academy_security_events_total',
      help: 'Refused sign-ins, limits that were hit, bad tokens, cross-site writes and runs in the explorer, by event.',
      labelNames: ['event'] as const,
      registers,
    }),
    faults: new Counter({
      name: 'academy_faults_total',
      help: 'Unexpected failures that were masked in the answer.',
      registers,
    }),
    aiFailures: new Counter({
      name: 'academy_ai_failures_total',
      help: 'Questions to models or to the moderation that were not answered.',
      registers,
    }),
    analysisFailures: new Counter({
      name: 'academy_analysis_failures_total',
      help: 'Texts that were not analysed in time, so that nothing was stored or answered.',
      registers,
    }),
    jobs: new Counter({
      name: 'academy_jobs_total',
      help: 'Jobs that ended, by name and outcome.',
      labelNames: ['name', 'outcome'] as const,
      registers,
    }),
    jobDone: new Gauge({
      name: 'academy_job_done_timestamp_seconds',
      help: 'When a job last ended well in this process, in seconds since 1970.',
      labelNames: ['name'] as const,
      registers,
    }),
    mailWaiting: new Gauge({
      name: 'academy_mail_waiting',
      help: 'Emails in the outbox that have not been sent, in the whole academy.',
      registers,
    }),
    mailWaitingSeconds: new Gauge({
      name: 'academy_mail_waiting_seconds',
      help: 'Age of the oldest email that has not been sent, in seconds; 0 when none is waiting.',
      registers,
    }),
    queueOverdue: new Gauge({
      name: 'academy_queue_overdue',
      help: 'Overdue items of the safety queue by kind, in the whole academy, without the demo.',
      labelNames: ['kind'] as const,
      registers,
    }),
  }
}

/**
 * Adds metrics of the process itself: CPU, memory, event loop, garbage collection. Call it once per process, since it observes the engine.
 */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
}
