/**
 * `node tools/dicom-walk.ts FOLDER`: uploads every file of a folder to a portal of its own, as a vet does, opens each in the browser,
 * and prints what became of it. FOLDER holds DICOM files of other makers, for example the test files of pydicom, fo-dicom, dcm4che
 * or Cornerstone, which are not part of this project. `--server-only` leaves the browser out, `--pictures=OTHER_FOLDER` keeps what
 * the browser showed. The server must be built (`node tools/build.mjs`).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { visit } from '../e2e/support/demo-visit.ts'
import { shadesOf } from '../e2e/support/pixels.ts'
import { describeCase } from '../e2e/support/plain-case.ts'
import {
  type Caller,
  chunkAddress,
  chunkBody,
  chunkCount,
  type PlainClient,
  plainClient,
  type SentFile,
} from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { ENGLISH } from '../e2e/support/story.ts'
import { arrivedFile } from '../e2e/support/upload-dialog.ts'
import { WIDE } from '../e2e/support/viewports.ts'
import playwrightConfig from '../playwright.config.ts'

const VET = 'demo.vet@systole.test'
const FILES_IN_CASE = 20
const PREVIEWS_WITHIN_MS = 120_000
const OPENED_WITHIN_MS = 20_000
const SERVER_ERROR = 500
/** An image with no more shades of grey than this is drawn as an empty area. */
const FEW_SHADES = 3
const { viewers, common } = ENGLISH.t
/** The corner of an open image, `Zoom 1.29`; the button of the tool has no number. */
const ZOOMED = new RegExp(viewers.zoom.replace('{{zoom}}', '\\d'))

type Walked = { name: string; upload: string; facts: string; preview: string; viewer: string }
type Listed = {
  name: string
  facts_state: string
  previews: { kind: string; state: string; problem: string | null }[]
}

const folder = process.argv[2]
if (!folder)
  throw new Error(
    'Usage: node tools/dicom-walk.ts FOLDER [--server-only] [--pictures=OTHER_FOLDER]',
  )
const isServerOnly = process.argv.includes('--server-only')
const pictures = process.argv.find((option) => option.startsWith('--pictures='))?.split('=')[1]
const paths = filesIn(folder)
const server = await startServer()
const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {})
let serverErrors = 0
try {
  const portal = plainClient(server.url)
  const vet = await portal.login(VET)
  const walked: Walked[] = []
  for (let from = 0; from < paths.length; from += FILES_IN_CASE) {
    walked.push(
      ...(await walkCase(portal, vet, { from, paths: paths.slice(from, from + FILES_IN_CASE) })),
    )
  }
  report(walked)
} finally {
  await browser.close()
  await server.stop()
}

function filesIn(parent: string): string[] {
  return readdirSync(parent, { recursive: true, encoding: 'utf8' })
    .map((name) => join(parent, name))
    .filter((path) => statSync(path).isFile())
    .sort()
}

/** Uploads these files to a new case, waits until the server has read them, and opens them. */
async function walkCase(
  portal: PlainClient,
  vet: Caller,
  ofCase: { from: number; paths: readonly string[] },
): Promise<Walked[]> {
  const { usid } = await describeCase(portal, vet, `Walked ${ofCase.from}`)
  const walked = new Map<string, Walked>()
  for (const [place, path] of ofCase.paths.entries()) {
    const name = relative(folder ?? '', path)
    // upload names hold no folders and end in the format
    const sentName = `${place}_${name.replaceAll(/[^\w.-]+/g, '_').replace(/(\.dcm)?$/i, '.dcm')}`
    const file = { name: sentName, fileType: 'others', bytes: readFileSync(path) }
    const upload = await send(portal, { ...vet, usid }, file)
    walked.set(sentName, { name, upload, facts: '', preview: '', viewer: '' })
  }
  for (const { name, facts_state, previews } of await readFiles(portal, vet, usid)) {
    const line = walked.get(name)
    if (line) Object.assign(line, { facts: facts_state, preview: previewWord(previews) })
  }
  if (!isServerOnly) await lookAt(portal.url, usid, walked)
  return [...walked.values()]
}

/** Sends a file; returns `taken` or the refusal. */
async function send(
  { url }: PlainClient,
  who: Caller & { usid: string },
  file: SentFile,
): Promise<string> {
  for (let n = 1; n <= chunkCount(file.bytes); n += 1) {
    const address = chunkAddress(url, who, file, n)
    const response = await fetch(address, { method: 'POST', body: chunkBody(file, n) })
    if (response.status >= SERVER_ERROR) serverErrors += 1
    const { code, message } = await response.json()
    if (code !== 0) return `${response.status} ${message}`
  }
  return 'taken'
}

async function readFiles(portal: PlainClient, { sid }: Caller, usid: string): Promise<Listed[]> {
  const until = performance.now() + PREVIEWS_WITHIN_MS
  for (;;) {
    const address = 'query_cardiobirdx_session_uploaded_data'
    const { files }: { files: Listed[] } = await portal.accepted(address, { sid, usid })
    const waits = ({ facts_state, previews }: Listed) =>
      facts_state === 'waiting' || previews.some(({ state }) => state === 'waiting')
    if (!files.some(waits) || performance.now() > until) return files
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function previewWord(previews: Listed['previews']): string {
  const thumbnail = previews.find(({ kind }) => kind === 'thumbnail')
  return thumbnail?.problem ?? thumbnail?.state ?? 'none'
}

/** Opens every file of a case in the browser and notes what it shows. */
async function lookAt(url: string, usid: string, walked: Map<string, Walked>): Promise<void> {
  const viewport = WIDE
  const { page, context } = await visit(browser, { url, email: VET, language: 'en_us', viewport })
  page.on('response', (response) => {
    if (response.status() < SERVER_ERROR) return
    serverErrors += 1
    console.error(`${response.status()} ${response.url()}`)
  })
  await page.goto(`/test-detail?usid=${usid}&stage=3`)
  for (const [name, line] of walked) {
    if (line.upload !== 'taken') continue
    await arrivedFile(page, name).click()
    line.viewer = await seen(page)
    if (pictures)
      await page.screenshot({ path: resolve(pictures, `${pictureName(line.name)}.png`) })
    const close = page.getByRole('dialog').getByRole('button', { name: common.close, exact: true })
    await close.first().click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await context.close()
}

function pictureName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '_')
}

/** Returns what the viewer shows: an image, a strip of an ECG, or the name of the reason why it shows neither. */
async function seen(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  const refusal = dialog.getByText(viewers.cannotShow)
  const image = dialog.getByText(ZOOMED)
  const strip = dialog.getByText(viewers.ecg.screenNotMeasured)
  const found = refusal.or(image).or(strip).first()
  const isOpen = await found.waitFor({ timeout: OPENED_WITHIN_MS }).then(
    () => true,
    () => false,
  )
  if (!isOpen) return 'nothing'
  if (await refusal.isVisible())
    return reasonOf((await dialog.getByRole('status').textContent()) ?? '')
  if (await strip.first().isVisible()) return 'shown as ECG'
  const { count } = await shadesOf(dialog.getByRole('application'))
  return count > FEW_SHADES ? 'shown' : 'shown, blank'
}

function reasonOf(text: string): string {
  const reasons = [viewers.dicom, viewers.ecg.refused].flatMap((words) => Object.entries(words))
  const found = reasons.find(([, reason]) => text.includes(reason))
  return found ? `refused: ${found[0]}` : `refused: ${text}`
}

function report(walked: readonly Walked[]): void {
  console.log('| file | upload | facts | preview | viewer |\n|---|---|---|---|---|')
  for (const { name, upload, facts, preview, viewer } of walked)
    console.log(`| ${name} | ${upload} | ${facts} | ${preview} | ${viewer} |`)
  for (const column of ['upload', 'facts', 'preview', 'viewer'] as const) {
    const counted = Object.entries(Object.groupBy(walked, (line) => line[column] || 'not asked'))
    const words = counted.map(([word, lines = []]) => `${word} ${lines.length}`)
    console.log(`${column}: ${words.join(', ')}`)
  }
  console.log(`files: ${walked.length}, answers of 500 or more: ${serverErrors}`)
}
