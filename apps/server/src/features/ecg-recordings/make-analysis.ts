import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnalysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import { z } from 'zod'
import type { CallContext } from '../../app-context.ts'
import { ANALYSIS_FILES } from '../previews/worker/task.ts'
import type { NewAnalysis } from './analysis-store.ts'
import type { ReadColumns } from './import-store.ts'

/** A result above this is a mistake of ours; a day's is far below. */
const MOST_RESULT_BYTES = 64 * 1_048_576
const Result = z.record(z.string(), z.unknown())
const Overview = Result.nullable()

type Signal = Pick<ReadColumns, 'samplesPerSecond' | 'leads' | 'gaps'> & { path: string }

type To = { species: AnalysedSpecies; folder: string; sensitivity?: Sensitivity }

/**
 * Analyses a signal in the contents process. One that fails, or is ended for its time or memory, is stored with the reason, so that
 * it is not tried again and again; the next version is.
 */
export async function makeAnalysis(
  { contents, log }: Pick<CallContext, 'contents' | 'log'>,
  { path, samplesPerSecond, leads, gaps: stated }: Signal,
  { species, folder, sensitivity = 0 }: To,
): Promise<NewAnalysis> {
  await mkdir(folder, { recursive: true })
  const answer = await contents.ask(
    {
      work: 'analyseEcg',
      path,
      samplesPerSecond: samplesPerSecond ?? 0,
      leads,
      stated,
      species,
      sensitivity,
    },
    folder,
  )
  if (!('analysed' in answer)) {
    const problem = 'problem' in answer ? answer.problem : 'damaged'
    log.error({ problem, species }, 'a signal could not be analysed')
    const result = { version: ANALYSIS_VERSION, species, problem }
    const none = { overview: null, ...digested(Buffer.alloc(0)) }
    return { version: ANALYSIS_VERSION, species, result, ...none }
  }
  const { version } = answer.analysed
  const result = Result.parse(await readJson(join(folder, ANALYSIS_FILES.result)))
  const overview = Overview.parse(await readJson(join(folder, ANALYSIS_FILES.overview)))
  const beats = await readFile(join(folder, ANALYSIS_FILES.beats))
  return { version, species, result, overview, ...digested(beats) }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path)
  if (text.length > MOST_RESULT_BYTES) throw new Error('the result of an analysis is too large')
  return JSON.parse(text.toString('utf8'))
}

function digested(beats: Buffer): Pick<NewAnalysis, 'beats' | 'beatsSha256'> {
  return { beats, beatsSha256: createHash('sha256').update(beats).digest('hex') }
}
