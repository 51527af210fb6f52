import type { WireUploadedFile } from '@systole/contract/files/uploads'
import type { Sent } from '@systole/contract/wire/endpoint'
import type { PreviewKind } from '@systole/domain/previews/preview'
import { FIXTURES, type FixtureName } from '@systole/fixtures/fixtures'
import type { CallContext } from '../../../app-context.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { newCase } from '../../uploads/testing/new-case.ts'
import { convertVideo } from '../convert-video.ts'
import { makePreviews } from '../make-previews.ts'
import { readFacts } from '../read-facts.ts'

export function jobContext(
  portal: TestApp,
  settings: Partial<CallContext['settings']> = {},
): CallContext {
  const { context } = portal
  const changed = { ...context.settings, ...settings }
  return { ...context, settings: changed, db: context.database, requestId: 'test' }
}

/** Uploads a file to a new case; its jobs are run manually. */
export async function arrived(portal: TestApp, name: string, bytes: Buffer) {
  const vet = await newCase(portal)
  const file = { name, bytes, caseId: vet.caseId }
  const answers = await vet.client.putAll(file)
  const [row] = await vet.rows()
  if (!row) throw new Error(`${name} was refused: ${answers.at(-1)?.message}`)
  const { storageKey } = row
  const listed = async (): Promise<Sent<WireUploadedFile>> => {
    const [first] = (await vet.list()).data.files
    if (!first) throw new Error('the file is not listed')
    return first
  }
  return { vet, storageKey, listed }
}

/** Uploads a file, reads its facts and draws its previews. */
export async function derived(
  portal: TestApp,
  name: string,
  bytes: Buffer,
  settings: Partial<CallContext['settings']> = {},
) {
  const file = await arrived(portal, name, bytes)
  const context = jobContext(portal, settings)
  const [storageKey, sourceKey] = [file.storageKey, file.storageKey]
  await readFacts(context, { storageKey })
  await makePreviews(context, { sourceKey })
  await convertVideo(context, { sourceKey })
  return { ...file, listed: await file.listed() }
}

export function previewOf(file: Pick<WireUploadedFile, 'previews'>, kind: PreviewKind) {
  return file.previews.find((preview) => preview.kind === kind)
}

export async function bytesAt(portal: TestApp, url: string | null | undefined) {
  const response = await portal.app.inject({ method: 'GET', url: url ?? '/none' })
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`)
  return response
}

/** Creates a getter of processed fixtures, each processed once and shared by read-only tests. */
export function derivedOnce(portal: TestApp) {
  const fresh = async (name: FixtureName) =>
    derived(portal, name, Buffer.from(await FIXTURES[name]()))
  const made = new Map<FixtureName, ReturnType<typeof fresh>>()
  return (name: FixtureName) => {
    const file = made.get(name) ?? fresh(name)
    made.set(name, file)
    return file
  }
}
