import type { CallContext } from '../../../app-context.ts'
import { findIssued } from '../billing-store.ts'
import { documentDrawing } from './make-billing-file.ts'
import { storePdfOnce } from './store-pdf.ts'

/** Draws the issued document and keeps its bytes, so that no later version of the portal changes them. */
export async function drawDocument(
  context: CallContext,
  { documentId }: { documentId: string },
): Promise<void> {
  const found = await findIssued(context.db, documentId)
  if (!found) throw new Error(`There is no billing document ${documentId}`)
  await storePdfOnce(context, documentDrawing(found, { urgent: true }))
}
