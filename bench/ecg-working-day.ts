import { openReadingService, type ReadingService } from './ecg-working-day/reading-service.ts'
import { workThroughDay } from './ecg-working-day/work-through-day.ts'
import { besideLimit } from './support/beside-limit.ts'

const MOST_MS = 50

/**
 * (ECG) Simulates a day of a reading service: 500 ECGs, of which most come in the morning, and 20 reviewers who look at the list, claim
 * what is most urgent, often several the same, read it and finish it. A case never has two people, the list and the data of a test
 * answer 99 of 100 times within 50 ms, and overtime is mailed once. Handbook 5.9.
 */
export async function benchEcgWorkingDay(): Promise<void> {
  const service = await openReadingService({
    cases: Number(process.env.BENCH_CASES ?? 500),
    reviewers: 20,
  })
  try {
    report(service, await workThroughDay(service))
  } finally {
    await service.close()
  }
}

type Day = Awaited<ReturnType<typeof workThroughDay>>

function report({ caseIds, reviewers }: ReadingService, day: Day): void {
  const { claims, refused, twice, unread, late, overtime, base, list, data } = day
  const base99 = quantile(base, 0.99)
  const line = (what: string, times: readonly number[]) => {
    const [half, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    const limit = besideLimit(Math.round(p99), MOST_MS)
    return `  ${what}: ${times.length} calls, median ${half.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${limit}), ${(p99 / base99).toFixed(1)} x check_sid (${base99.toFixed(1)} ms)`
  }
  console.log(`A day with ${caseIds.length} ECGs and ${reviewers.length} reviewers`)
  console.log(line('list', list))
  console.log(line('test-review data', data))
  console.log(`  claims: ${claims}, refused because another was first: ${refused}, twice: ${twice}`)
  console.log(
    `  late: ${late}, mailed of overtime: ${overtime.cases}, mailed more than once: ${overtime.repeated}, not mailed: ${overtime.missed}; unread at the end: ${unread}`,
  )
  const isRight = twice + overtime.repeated + overtime.missed + unread === 0
  if (!isRight) process.exitCode = 1
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}
