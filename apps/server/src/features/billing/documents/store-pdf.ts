import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { type BillingPdfRow, findPdf, recordPdf } from './billing-pdf-store.ts'

/** A financial PDF that is drawn once. Its identity covers every fact that it shows. */
export type Drawing = {
  hospitalId: string
  identity: string
  draw: () => Promise<Buffer>
}

type Context = Pick<CallContext, 'database' | 'files' | 'clock'>

/** PDFs being drawn in this process, so that simultaneous requests for one share the drawing. */
const underWay = new Map<string, Promise<BillingPdfRow>>()

/** Returns the stored PDF of an identity; draws and stores it at the first request. */
export async function storePdfOnce(context: Context, drawing: Drawing): Promise<BillingPdfRow> {
  const name = `${drawing.hospitalId}/${drawing.identity}`
  const running = underWay.get(name)
  if (running) return running
  const work = findOrDraw(context, drawing).finally(() => underWay.delete(name))
  underWay.set(name, work)
  return work
}

async function findOrDraw(
  { database, files, clock }: Context,
  { draw, hospitalId, identity }: Drawing,
): Promise<BillingPdfRow> {
  const found = await findPdf(database, { hospitalId, identity })
  if (found) return found
  const storageKey = newId('billingpdf')
  const stored = await files.put(storageKey, await draw())
  const row = { hospitalId, identity, storageKey, ...stored, drawnAt: clock.now() }
  const kept = await recordPdf(database, row)
  if (kept.storageKey !== storageKey) await files.remove(storageKey)
  return kept
}
