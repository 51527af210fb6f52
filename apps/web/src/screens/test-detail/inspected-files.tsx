import type { Case } from '@systole/contract/cases/wire-case'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { type ComponentProps, useState } from 'react'
import { rememberCase } from '../../features/cases/cases.queries.ts'
import { absencesIn } from '../../features/coach/absences-in.ts'
import { FileCoach } from '../../features/coach/file-coach.tsx'
import { saveAbsence } from '../../features/coach/save-absence.ts'
import { InspectionStage } from '../../features/uploads/inspection/inspection-stage.tsx'
import { usePreloadViewers } from '../../features/viewers/opening/use-preload-viewers.ts'
import { addTexts } from '../../i18n/i18n.ts'
import { useSession } from '../../session/session-context.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'

/** The viewer dialog; it and its texts load shortly before the first file is opened. */
const OpenFileDialog = lazyDialog(async () => {
  const [{ OpenFileDialog }] = await Promise.all([
    import('./open-file-dialog.tsx'),
    addTexts('reading'),
  ])
  return OpenFileDialog
})

/** Renders the inspection stage with the viewer that opens its files. */
export function InspectedFiles(
  props: { consult: Case } & Pick<
    ComponentProps<typeof InspectionStage>,
    'frame' | 'heading' | 'onBack' | 'onNext'
  >,
) {
  const { consult } = props
  const { uid } = useSession()
  const [opened, setOpened] = useState<UploadedFile>()
  usePreloadViewers(consult.caseId, OpenFileDialog.fetch)
  return (
    <>
      <InspectionStage
        {...props}
        uid={uid}
        absent={absencesIn(consult)}
        coach={(lines, onAdd) => (
          <FileCoach
            lines={lines}
            actions={
              onAdd && {
                onAdd,
                caseId: consult.caseId,
                onAbsence: async (kind, reason) =>
                  rememberCase(await saveAbsence({ caseId: consult.caseId, kind, reason })),
              }
            }
          />
        )}
        onOpenFile={setOpened}
      />
      {opened && (
        <OpenFileDialog consult={consult} file={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
