import { sentSomewhere, whenLeftAlone } from '../sending/upload-lock.ts'
import { refreshFiles } from '../uploads.queries.ts'
import { REMEMBERED_KEY, rememberedUploads } from './remembered-uploads.ts'
import { resumeUpload } from './upload-queue.ts'
import {
  changeUpload,
  dropUpload,
  findQueuedUpload,
  fromBefore,
  putUploads,
  reportUpload,
  uploadStore,
} from './upload-store.ts'

let watching = false

/** Follows other tabs of this browser that send the same uploads: shows their progress and takes over those they leave. */
export function watchOtherTabs(): void {
  if (watching) return
  watching = true
  window.addEventListener('storage', ({ key }) => {
    if (key === REMEMBERED_KEY) reload()
  })
  reload()
}

function reload(): void {
  const remembered = rememberedUploads()
  const known = new Set(remembered.map(({ identifier }) => identifier))
  for (const upload of remembered) {
    const here = findQueuedUpload(upload.identifier)
    if (!here) putUploads([fromBefore(upload)])
    else if (!here.file)
      changeUpload(upload.identifier, { state: { ...here.state, received: upload.held } })
  }
  for (const { identifier, caseId, file } of uploadStore.get()) {
    if (known.has(identifier) || file) continue
    dropUpload(identifier) // the other tab completed or removed it
    void refreshFiles(caseId)
  }
  void markElsewhere()
}

/** Marks uploads without a local file that another tab is sending. */
async function markElsewhere(): Promise<void> {
  const waiting = uploadStore
    .get()
    .filter(({ file, state }) => !file && state.phase === 'fileNeeded')
  for (const identifier of await sentSomewhere(waiting.map((upload) => upload.identifier))) {
    if (findQueuedUpload(identifier)?.state.phase !== 'fileNeeded') continue
    reportUpload(identifier, { type: 'takenElsewhere' })
    whenLeftAlone(identifier, () => onLeftAlone(identifier))
  }
}

function onLeftAlone(identifier: string): void {
  const upload = findQueuedUpload(identifier)
  if (!upload) return
  const known = rememberedUploads().find((each) => each.identifier === identifier)
  if (upload.file) resumeUpload(identifier)
  else if (known) putUploads([fromBefore(known)])
  else {
    dropUpload(identifier)
    void refreshFiles(upload.caseId)
  }
}
