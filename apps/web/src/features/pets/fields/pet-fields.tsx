import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { chosenSpeciesOf } from '@systole/domain/pets/new-pet'
import { isUnusualAge, unusualWeight } from '@systole/domain/pets/unusual'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { todayHere } from '../../../ui/format/today.ts'
import { Card, CardBody } from '../../../ui/layout/card.tsx'
import { BreedFields } from './breed-fields.tsx'
import { drawnByFields } from './drawn-by-fields.ts'
import { PlainText } from './plain-text-field.tsx'
import { SpeciesFields } from './species-fields.tsx'
import { type PetFormWork, petFieldId } from './use-pet-form.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '20px 28px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** Renders the fields of NEW-5; the reasons under them are the domain's (NEW-6). */
export function PetFields({ work }: { work: PetFormWork }) {
  const { t } = useTranslation('pets')
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Card aria-labelledby="new-pet-patient">
        <CardBody>
          <Typography variant="h4" component="h2" id="new-pet-patient" sx={{ mb: 4 }}>
            {t('form.patient')}
          </Typography>
          <Columns>
            <PlainText
              work={work}
              field="identifier"
              hint={t('form.identifierHint')}
              maxLength={100}
            />
            <PlainText work={work} field="name" hint={t('form.nameHint')} maxLength={99} />
            <SpeciesFields work={work} />
            <BreedFields work={work} />
            <BirthFields work={work} />
            <WeightField work={work} />
            <GenderFields work={work} />
          </Columns>
        </CardBody>
      </Card>
      <Card aria-labelledby="new-pet-owner">
        <CardBody>
          <Typography variant="h4" component="h2" id="new-pet-owner" sx={{ mb: 4 }}>
            {t('form.owner')}
          </Typography>
          <Columns>
            <PlainText work={work} field="ownerName" />
            <PlainText work={work} field="ownerEmail" type="email" optional />
            <PlainText work={work} field="ownerContact" type="tel" optional />
          </Columns>
        </CardBody>
      </Card>
    </div>
  )
}

/** Renders birth date and age, each of which updates the other (NEW-7). */
const BirthFields = drawnByFields<{ work: PetFormWork }>(
  () => ['birthDate', 'age', 'speciesGroup', 'otherKind'],
  function BirthFields({ work }) {
    const { t } = useTranslation('pets')
    const { values } = work
    const old = isUnusualAge(chosenSpeciesOf(values), Number(values.age))
    return (
      <div style={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 16 }}>
        <DateField
          id={petFieldId('birthDate')}
          label={t('form.birthDate')}
          words={{
            parts: {
              day: t('form.date.day'),
              month: t('form.date.month'),
              year: t('form.date.year'),
            },
            letters: {
              day: t('form.date.dayLetters'),
              month: t('form.date.monthLetters'),
              year: t('form.date.yearLetters'),
            },
            calendar: t('form.date.calendar'),
            calendarTitle: t('form.date.calendarTitle'),
          }}
          error={work.reason('birthDate')}
          value={values.birthDate}
          max={todayHere(new Date())}
          onChange={work.setBirthDate}
        />
        <TextField
          id={petFieldId('age')}
          label={t('form.age')}
          unit={t('form.years')}
          error={work.reason('age')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={values.age}
          onChange={(event) => work.setAge(event.target.value)}
        />
        <SoftNote>{old ? t('soft.veryOld') : t('form.follow')}</SoftNote>
      </div>
    )
  },
)

const GenderFields = drawnByFields<{ work: PetFormWork }>(
  () => ['gender', 'intact'],
  function GenderFields({ work }) {
    const { t } = useTranslation('pets')
    const { gender, intact } = work.values
    return (
      <>
        <RadioField
          id={petFieldId('gender')}
          label={t('form.gender')}
          error={work.reason('gender')}
          value={gender}
          onChange={(value) => work.set({ gender: value })}
          options={[
            { value: 'F', label: t('form.female') },
            { value: 'M', label: t('form.male') },
          ]}
        />
        <RadioField
          id={petFieldId('intact')}
          label={t('form.intact')}
          error={work.reason('intact')}
          value={intact}
          onChange={(value) => work.set({ intact: value })}
          options={[
            { value: 'yes', label: t('form.intactYes') },
            { value: 'no', label: t('form.intactNo') },
            { value: 'unknown', label: t('form.intactUnknown') },
          ]}
        />
      </>
    )
  },
)

const WeightField = drawnByFields<{ work: PetFormWork }>(
  () => ['weight', 'size', 'speciesGroup', 'otherKind'],
  function WeightField({ work }) {
    const { t } = useTranslation('pets')
    const { values } = work
    const unusual = unusualWeight(chosenSpeciesOf(values), Number(values.weight), values.size)
    return (
      <div>
        <TextField
          id={petFieldId('weight')}
          label={t('form.weight')}
          unit="kg"
          error={work.reason('weight')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={values.weight}
          onChange={(event) => work.set({ weight: event.target.value })}
        />
        <SoftNote>{unusual && t(`soft.${unusual}`, { weight: values.weight })}</SoftNote>
      </div>
    )
  },
)

/** Renders a hint or a warning that never blocks the form. */
function SoftNote({ children }: { children: React.ReactNode }) {
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ gridColumn: '1 / -1', mt: -2, color: 'ink.muted' }}
    >
      {children}
    </Typography>
  )
}
