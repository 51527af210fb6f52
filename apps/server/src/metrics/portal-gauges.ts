import { TIME_BANDS } from '@systole/domain/cases/deadline'
import { inHandFigures } from '@systole/domain/operations/in-hand'
import { SECOND } from '@systole/domain/time/durations'
import { Gauge } from 'prom-client'
import type { AppContext } from '../app-context.ts'
import { casesInHand } from '../features/operations/case-figures-store.ts'
import { waitingJobs } from '../features/operations/failed-job-store.ts'
import { waitingForOffice } from '../features/operations/office-figures-store.ts'
import { openFailuresByName, unfinishedUploads } from './metrics-store.ts'

/** The time for which the figures of the whole portal are kept, so that readers of several nodes ask the database little. */
const KEPT = 15 * SECOND

/** The parts of the context that are read. */
type Source = Pick<AppContext, 'lookups' | 'clock' | 'metrics'>

type Figures = Awaited<ReturnType<typeof readFigures>>
type Sample = [labels: Record<string, string>, value: number]

/** The gauges of the whole portal: name, help, labels, and the samples of what was read. */
const GAUGES: readonly {
  name: string
  help: string
  labelNames: string[]
  samples: (figures: Figures) => Sample[]
}[] = [
  {
    name: 'systole_jobs_waiting',
    help: 'Due jobs that have not begun',
    labelNames: ['queue'],
    samples: ({ jobs }) => jobs.map(({ name, count }) => [{ queue: name }, count]),
  },
  {
    name: 'systole_jobs_oldest_seconds',
    help: 'The longest wait of a due job',
    labelNames: ['queue'],
    samples: ({ jobs }) => jobs.map(({ name, oldestSeconds }) => [{ queue: name }, oldestSeconds]),
  },
  {
    name: 'systole_jobs_failed',
    help: 'Jobs that failed for good and are open',
    labelNames: ['queue'],
    samples: ({ failures }) => failures.map(({ name, count }) => [{ queue: name }, count]),
  },
  {
    name: 'systole_cases_in_hand',
    help: 'Submitted cases without a report, by the minutes left',
    labelNames: ['service', 'band'],
    samples: ({ services }) =>
      services.flatMap(({ service, inHand }) =>
        TIME_BANDS.map((band): Sample => [{ service, band }, inHand[band]]),
      ),
  },
  {
    name: 'systole_cases_paused',
    help: 'Cases in hand whose clock is paused',
    labelNames: ['service'],
    samples: ({ services }) => services.map(({ service, inHand }) => [{ service }, inHand.paused]),
  },
  {
    name: 'systole_uploads',
    help: 'Uploads that wait for chunks; silent ones have had none for an hour',
    labelNames: ['state'],
    samples: ({ uploads }) => [
      [{ state: 'receiving' }, uploads.receiving],
      [{ state: 'silent' }, uploads.silent],
    ],
  },
  {
    name: 'systole_office_waiting',
    help: 'Tasks that wait for the office',
    labelNames: ['kind'],
    samples: ({ office }) => [...office].map(([kind, { count }]) => [{ kind }, count]),
  },
]

/**
 * Adds the figures of the whole portal, which are equal on every node: jobs, cases by time left, uploads, and what waits for the
 * office. While the database cannot be read, `systole_database_up` is 0 and the others are absent.
 */
export function addPortalGauges(context: Source): void {
  const registers = [context.metrics.registry]
  const readKept = keep(KEPT, () => readFigures(context))
  const read = () => readKept().catch(() => undefined)
  new Gauge({
    registers,
    name: 'systole_database_up',
    help: '1 if the figures of the portal could be read',
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  for (const { samples, ...gauge } of GAUGES) {
    new Gauge({
      registers,
      ...gauge,
      async collect() {
        const figures = await read()
        this.reset()
        for (const [labels, value] of figures ? samples(figures) : []) this.set(labels, value)
      },
    })
  }
}

/** Reads on the small pool, which answers while the calls' pool is busy; one after the other, as sessions need it too. */
async function readFigures({ lookups, clock }: Source) {
  const jobs = await waitingJobs(lookups)
  const failures = await openFailuresByName(lookups)
  const inHand = await casesInHand(lookups, { scope: { reach: 'all' } })
  const uploads = await unfinishedUploads(lookups)
  const office = await waitingForOffice(lookups)
  const now = clock.now()
  const services = [...Map.groupBy(inHand, ({ service }) => service)].map(([service, own]) => ({
    service,
    inHand: inHandFigures(own, now),
  }))
  return { jobs, failures, services, uploads, office }
}

/** Returns a function that reads at most once in the time and shares what it read; a failure is not kept. */
function keep<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    if (kept && performance.now() - kept.at < milliseconds) return kept.value
    const value = read()
    const own = { at: performance.now(), value }
    kept = own
    value.catch(() => {
      if (kept === own) kept = undefined
    })
    return value
  }
}
