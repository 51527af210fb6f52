import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeRecordings } from '../../apps/server/src/features/previews/worker/ecg/make-recordings.ts'
import type { ImportCost } from './measure-import.ts'
import { peakMebibytes } from './peak-memory.ts'

const MICROSECONDS = 1e6

/** Imports one file as the contents process does: signal and pyramid are written to a folder, piece by piece. */
const [path = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
try {
  const file = { path, fileName: basename(path), companions: [], isByStaff: false, stated: {} }
  const before = process.cpuUsage()
  const answer = await makeRecordings({ work: 'importEcg', ...file }, folder, () => undefined)
  const { user, system } = process.cpuUsage(before)
  const cost: ImportCost = {
    recordings: 'recordings' in answer ? answer.recordings.length : 0,
    cpuSeconds: (user + system) / MICROSECONDS,
    peakMebibytes: peakMebibytes(),
  }
  console.log(JSON.stringify(cost))
} finally {
  rmSync(folder, { recursive: true })
}
