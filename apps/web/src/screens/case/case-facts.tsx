import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import type { RowTool } from '@systole/domain/worklist/row-tools'
import { useTranslation } from 'react-i18next'
import { PatientAndOwner } from '../../features/office/patient-and-owner.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { LinkButton } from '../../ui/navigation/text-link.tsx'

const Stack = styled('aside')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

/** Shows patient and hospital beside every part of a case. */
export function CaseFacts({ consult, onUse }: { consult: Case; onUse: (tool: RowTool) => void }) {
  const { t } = useTranslation(['office', 'reading'])
  const can = useCan()
  const hospitalName = useHospitalName()
  const { user } = consult
  return (
    <Stack>
      <TitledCard title={t('office:patient.title')}>
        <PatientAndOwner pet={consult.pet} />
        <div>
          <LinkButton type="button" onClick={() => onUse('pet')}>
            {t(can('updateUserPet') ? 'office:patient.edit' : 'office:patient.history')}
          </LinkButton>
        </div>
      </TitledCard>
      <TitledCard title={t('office:hospital.title')}>
        <Facts
          facts={[
            [t('office:hospital.fields.name'), hospitalName(user.hospital)],
            [t('reading:worklist.hospital.sentBy'), user.name],
            [t('reading:worklist.hospital.phone'), user.contact],
          ]}
        />
        <div>
          <LinkButton type="button" onClick={() => onUse('person')}>
            {t('office:hospital.more')}
          </LinkButton>
        </div>
      </TitledCard>
    </Stack>
  )
}
