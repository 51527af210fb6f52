import { SECOND } from '@systole/domain/time/durations'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** The end of a request: `refused` with a code of the catalogue, `limited` by a rate, `busy` is 503, `defect` a bug of ours. */
export type RequestOutcome = 'answered' | 'refused' | 'malformed' | 'limited' | 'busy' | 'defect'

/** The counters of a process. Names and units follow Prometheus: base units, `_total` for counters. */
export type Metrics = {
  registry: Registry
  /** Records a request by its route, never by its address, whose values are unbounded. */
  requestEnded(ended: { route: string; outcome: RequestOutcome; milliseconds: number }): void
  /** Records a refusal by its name in the catalogue. */
  requestRefused(refusal: string): void
  jobEnded(ended: { queue: string; outcome: 'done' | 'failed'; milliseconds: number }): void
  /** Records a call to a system outside of the portal. */
  outsideCallEnded(ended: { system: string; outcome: string }): void
}

/** The seconds of a request: from a cached read to the longest statement (10 s). */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300]

/** Creates the counters of a process, and its memory, CPU and event-loop delay if they will be read. */
export function createMetrics({ isRead }: { isRead: boolean }): Metrics {
  const registry = new Registry()
  if (isRead) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    registers,
    name: 'systole_request_duration_seconds',
    help: 'Requests by route and outcome',
    labelNames: ['route', 'outcome'],
    buckets: REQUEST_SECONDS,
  })
  const refusals = new Counter({
    registers,
    name: 'systole_refusals_total',
    help: 'Refused calls by the name of the refusal',
    labelNames: ['refusal'],
  })
  const jobs = new Histogram({
    registers,
    name: 'systole_job_duration_seconds',
    help: 'Runs of jobs by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
  })
  const outside = new Counter({
    registers,
    name: 'systole_outside_calls_total',
    help: 'Calls to mail servers and payment providers by outcome',
    labelNames: ['system', 'outcome'],
  })
  return {
    registry,
    requestEnded({ route, outcome, milliseconds }) {
      requests.observe({ route, outcome }, milliseconds / SECOND)
    },
    requestRefused: (refusal) => refusals.inc({ refusal }),
    jobEnded({ queue, outcome, milliseconds }) {
      jobs.observe({ queue, outcome }, milliseconds / SECOND)
    },
    outsideCallEnded: (labels) => outside.inc(labels),
  }
}
