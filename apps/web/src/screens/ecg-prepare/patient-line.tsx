import { styled } from '@mui/material/styles'
import { ageYears } from '@systole/domain/pets/age'
import { neuteredWord } from '@systole/domain/pets/neutered'
import { useTranslation } from 'react-i18next'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { todayHere } from '../../ui/format/today.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNow } from '../../ui/hooks/use-now.ts'

const Line = styled('div')(({ theme }) => ({
  padding: '4px 0',
  '& b': { color: (theme.vars ?? theme).palette.ink.strong, fontWeight: 600 },
  '& p': { color: (theme.vars ?? theme).palette.ink.muted, fontSize: '.875rem' },
}))

/** Names the animal in one line and how the ECG was recorded in the next. */
export function PatientLine({
  consult: { pet },
  recording,
}: {
  consult: Pick<ReadingCase, 'pet'>
  recording: Pick<Recording, 'conditions' | 'device'>
}) {
  const { t } = useTranslation(['patching', 'reading'])
  const format = useFormat()
  const words = usePetWords()
  const today = todayHere(useNow())
  const { posture, state, reason } = recording.conditions
  const conditions = [
    ...(posture && posture !== 'unknown' ? [t(`postures.${posture}`)] : []),
    ...(state && state !== 'unknown' ? [t(`patient.${state}`)] : []),
    ...(reason ? [reason] : []),
  ]
  return (
    <Line>
      <b>
        {[
          words.breed(pet.breed_id, pet.breed) || words.species(pet.pet_type, pet.other_pet_type),
          t(`reading:patient.sexNeutered.${pet.gender}`),
          t(`reading:patient.neutered.${pet.gender}.${neuteredWord(pet.demographic.neutered)}`),
          format.age(ageYears(pet.birthDate, today), pet.dob_estimated),
          format.weight(pet.demographic.weight),
        ].join(t('reading:separator'))}
      </b>
      <p>
        {conditions.length === 0
          ? t('patient.unknown')
          : conditions.join(' ').replaceAll('。 ', '。')}
      </p>
    </Line>
  )
}
