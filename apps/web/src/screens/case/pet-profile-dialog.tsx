import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { officeCaseQuery, refreshOfficeCase } from '../../features/office/office.queries.ts'
import { PatientAndOwner } from '../../features/office/patient-and-owner.tsx'
import { PetHistory } from '../../features/office/pet-history.tsx'
import { PetEditor } from '../../features/pets/pet-editor.tsx'
import { petQuery } from '../../features/pets/pets.queries.ts'
import { useCan, useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'

type Props = { caseId: string; title: string; onClose: () => void }

/** Shows the pet of a case with its earlier corrections; the office corrects it. STAFF-3. */
export function PetProfileDialog({ caseId, title, onClose }: Props) {
  const { t } = useTranslation(['office', 'common', 'pets'])
  const can = useCan()
  const toast = useToast()
  const [isEditing, setEditing] = useState(false)
  const query = useQuery(officeCaseQuery(caseId))
  const pet = query.data?.pet
  const close = (
    <Button variant="outlined" onClick={onClose}>
      {t('common:close')}
    </Button>
  )
  return (
    <AppDialog open size="md" title={title} onClose={onClose} actions={isEditing ? null : close}>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton lines={6} />}
      {pet && isEditing && (
        <Editor
          petId={pet.petId}
          onDone={(isSaved) => {
            setEditing(false)
            if (isSaved) toast.show(t('pets:record.saved'), 'success')
            void refreshOfficeCase(caseId)
          }}
        />
      )}
      {pet && !isEditing && (
        <div style={{ display: 'grid', gap: 18 }}>
          <PatientAndOwner pet={pet} />
          {can('updateUserPet') && (
            <div>
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon of={Pencil} size={16} />}
                onClick={() => setEditing(true)}
              >
                {t('office:patient.edit')}
              </Button>
            </div>
          )}
          {can('queryEventLog') && <PetHistory caseId={caseId} />}
        </div>
      )}
    </AppDialog>
  )
}

function Editor({ petId, onDone }: { petId: string; onDone: (isSaved: boolean) => void }) {
  const { uid } = useSession()
  const query = useQuery(petQuery(petId))
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton lines={10} />}
      {query.data && <PetEditor uid={uid} pet={query.data} onDone={onDone} />}
    </>
  )
}
