import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { visit } from '../e2e/support/demo-visit.ts'
import { sendEcgCase } from '../e2e/support/ecg-cases.ts'
import { type PlainClient, plainClient } from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { ENGLISH } from '../e2e/support/story.ts'
import { readRecord } from '../tools/ecg-annotate/read-record.ts'
import { atLeast, atMost, type Bar, printBars } from './ecg/bars.ts'
import { type Scores, scoreRecords } from './ecg/score-annotations.ts'
import { BROWSER } from './support/browser.ts'

/** Half an hour with 992 ventricular and 373 fusion beats of 2,955. */
const RECORD = 'mitdb-208'
const PATCHER = 'demo.patcher@systole.test'
const MOST_PRESSES = 40
const MOST_SECONDS = 180
const LEAST_SENSITIVITY = 95
const READ_MS = 300_000
const WAIT_MS = 120_000
const BEAT_BYTES = 8
const LABELS = 'NVAEFPQX'
const { t } = ENGLISH

/**
 * (ECG) Has an open record with more than 500 ectopic beats patched in the workbench and counts the presses of keys and pointer, the
 * time of the person and what the records' own scorer finds of the saved beats. Handbook, section 8. The record is read as that of a dog:
 * the automatic beats miss more than those of its own species, and a person has something to correct.
 */
export async function benchEcgShapes(): Promise<void> {
  const records = process.env.ECG_RECORDS
  if (records === undefined) {
    console.log('ecg-shapes: skipped, because ECG_RECORDS does not name the folder of the records')
    return
  }
  const scratch = mkdtempSync(join(tmpdir(), 'bench-ecg-shapes-'))
  const server = await startServer()
  try {
    const bars = await measure({ records, scratch, url: server.url })
    console.log(
      'MIT-BIH Arrhythmia Database, PhysioNet (ODC-By 1.0); a human record proves nothing.',
    )
    printBars(bars)
    if (bars.some(({ isMissed }) => isMissed)) process.exitCode = 1
  } finally {
    await server.stop()
    rmSync(scratch, { recursive: true })
  }
}

async function measure(of: { records: string; scratch: string; url: string }): Promise<Bar[]> {
  const client = plainClient(of.url)
  const usid = await sendEcgCase(client, {
    ...{ petName: 'Shapes', identifier: '7097', readMs: READ_MS },
    file: { name: `${RECORD}.json`, bytes: asJson(join(of.records, 'open', `${RECORD}.json.gz`)) },
  })
  const before = await score(of, await savedBeats(client, usid))
  const { presses, seconds } = await patch(of.url, usid)
  const after = await score(of, await savedBeats(client, usid))
  const on = `${RECORD} as a dog`
  const veb = (scores: Scores) => scores.classes?.VEB
  return [
    atLeast(veb(before)?.se, { check: 'VPC Se, automatic', on, peer: '–' }),
    atLeast(veb(before)?.ppv, { check: 'VPC PPV, automatic', on, peer: '–' }),
    atLeast(veb(after)?.se, { check: 'VPC Se, patched', on, peer: '–', must: LEAST_SENSITIVITY }),
    atLeast(veb(after)?.ppv, { check: 'VPC PPV, patched', on, peer: '–' }),
    atLeast(after.gross.se, { check: 'beats Se, patched', on, peer: '–' }),
    atMost(presses, { check: 'presses', on, peer: '–', must: MOST_PRESSES }),
    atMost(seconds, { check: 'seconds', on, peer: '–', must: MOST_SECONDS }),
  ]
}

/** Patches as a new user does: far more beats, because some are missed, then one label for each shape, then save and quality. */
async function patch(url: string, usid: string): Promise<{ presses: number; seconds: number }> {
  const browser = await chromium.launch(BROWSER)
  const at = { url, email: PATCHER, language: 'en_us' } as const
  const { page } = await visit(browser, { ...at, viewport: { width: 1440, height: 900 } })
  let presses = 0
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      presses += 1
    }
  }
  await page.goto(`/ecg/prepare?usid=${usid}`)
  const take = page.getByRole('button', { name: t.patching.states.take })
  await take.waitFor({ timeout: WAIT_MS })
  const started = performance.now()
  await take.click()
  presses += 1
  const more = page.getByLabel(t.patching.tools.sensitivity)
  await page.getByRole('button', { name: t.patching.header.send }).waitFor()
  await press('e')
  await more.selectOption('2') // the select is opened and an entry chosen
  presses += 2
  await page.getByText(/revision 1/).waitFor({ timeout: WAIT_MS })
  await press('e')
  for (let round = 0; round < MOST_PRESSES && (await waiting(page)) > 0; round += 1) {
    const decided = await waiting(page)
    await press('u')
    await press(...(await decisionOf(page)))
    await page.waitForFunction(
      ([label, count]) =>
        document
          .querySelector(`[aria-label="${label}"] h2`)
          ?.textContent?.startsWith(`${count} `) === false,
      [t.patching.queue.label, decided] as const,
    )
  }
  await press('Control+s')
  await page.getByText(/revision 2/).waitFor({ timeout: WAIT_MS })
  const seconds = (performance.now() - started) / 1000
  await page.screenshot({ path: join(tmpdir(), 'ecg-shapes.png') })
  await browser.close()
  return { presses, seconds }
}

/** Returns how many beats wait, as the queue says. */
async function waiting(page: Page): Promise<number> {
  const title = page.getByRole('region', { name: t.patching.queue.label }).getByRole('heading')
  return Number(
    /^[\d,]+/.exec(((await title.textContent()) ?? '').trim())?.[0].replaceAll(',', '') ?? 0,
  )
}

/** Returns the keys for the chosen beat: its whole shape gets what is proposed; a beat like no other is wide and decided alone. */
async function decisionOf(page: Page): Promise<string[]> {
  const queue = page.getByRole('region', { name: t.patching.queue.label })
  const proposed = queue.locator('li[data-current] [data-proposed]')
  if ((await proposed.count()) === 0) return ['v']
  const name = (await proposed.getAttribute('aria-label')) ?? ''
  const [letter] = Object.entries(t.patching.labels).find(([, label]) =>
    name.startsWith(label),
  ) ?? ['V']
  return ['g', letter.toLowerCase()]
}

/** Writes a record as a device does: counts with their gain. */
function asJson(file: string): Buffer {
  const { signal } = readRecord(file)
  const [lead] = signal.leads
  if (!lead) throw new Error(`${file}: no lead`)
  const { countsPerMillivolt, baseline, samples } = lead
  const header = { fs: signal.samplesPerSecond, unit: 'counts', countsPerMillivolt, baseline }
  return Buffer.from(JSON.stringify({ ...header, leads: { II: [...samples] } }))
}

async function savedBeats(client: PlainClient, usid: string) {
  const { sid } = await client.login(PATCHER)
  const { recordings } = await client.accepted('query_ecg_recordings', { sid, usid })
  const bytes = await client.download(recordings[0].beats.url)
  return Array.from({ length: bytes.length / BEAT_BYTES }, (_, place) => ({
    sample: bytes.readUInt32LE(place * BEAT_BYTES),
    label: LABELS[bytes.readUInt8(place * BEAT_BYTES + 4)] ?? 'Q',
  })).filter(({ label }) => label !== 'X')
}

/** Scores beats with the scorer of the records, on the one record alone. */
function score(
  { records, scratch }: { records: string; scratch: string },
  beats: readonly { sample: number; label: string }[],
): Promise<Scores> {
  const folder = mkdtempSync(join(scratch, 'score-'))
  const [references, annotations] = [join(folder, 'reference'), join(folder, 'ours')]
  mkdirSync(references)
  mkdirSync(annotations)
  const name = `${RECORD}.json.gz`
  symlinkSync(join(records, 'open', name), join(references, name))
  writeFileSync(join(annotations, `${RECORD}.json`), JSON.stringify({ id: RECORD, beats }))
  return scoreRecords(
    { scorer: join(records, 'score.mjs'), references, annotations },
    { only: RECORD },
  )
}
