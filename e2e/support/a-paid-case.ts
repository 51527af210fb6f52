import { expect } from '@playwright/test'
import { checkOut, describeCase, writeReport } from './plain-case.ts'
import { type PlainClient, payAt, plainClient, type SentFile } from './plain-client.ts'

/** Creates a case of the demo vet that is paid and waits for a cardiologist. */
export async function aPaidCase(
  url: string,
  petName: string,
  files: readonly SentFile[] = [],
): Promise<string> {
  const portal = plainClient(url)
  const vet = await portal.login('demo.vet@systole.test')
  const described = await describeCase(portal, vet, petName)
  const { usid } = described
  for (const file of files) await portal.upload(vet, usid, file)
  await payAt((await checkOut(portal, vet, described)).url)
  await hasStatus(portal, usid, 'submit')
  return usid
}

/** Creates a case of the demo vet with its report. */
export async function aReleasedCase(
  url: string,
  petName: string,
  files: readonly SentFile[] = [],
): Promise<string> {
  const usid = await aPaidCase(url, petName, files)
  await writeAndSign(url, usid)
  return usid
}

/** Answers and signs as the demo cardiologist; resolves once the report is released. */
export async function writeAndSign(url: string, usid: string): Promise<void> {
  const portal = plainClient(url)
  const reader = await portal.login('demo.cardiologist@systole.test')
  const { version } = await writeReport(portal, reader, usid)
  const proof = await portal.prove()
  const signed = { ...reader, usid, type: 'session_release_report', data: { version }, proof }
  await portal.accepted('add_cardiobirdx_session_review_data', signed)
  await hasStatus(portal, usid, 'close')
}

async function hasStatus(portal: PlainClient, usid: string, status: string): Promise<void> {
  const { sid } = await portal.login('demo.vet@systole.test')
  await expect
    .poll(async () => (await portal.accepted('query_session_info', { sid, usid })).session.status)
    .toBe(status)
}
