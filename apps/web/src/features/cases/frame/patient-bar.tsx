import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseNumber } from '../../../ui/display/case-number.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { SpeciesGlyph } from '../../../ui/display/species-glyph.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useCaseWords } from '../use-case-words.ts'

/** WCAG 2.5.8: the minimum height of a link outside a sentence is 24 px. */
const TARGET = { display: 'inline-block', minHeight: 24 } as const

const INFORMATION_ID = 'patient-information'

const Bar = styled('section')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    backgroundColor: surface.paper,
    borderBottom: `1px solid ${edge.line}`,
    '& .in': { maxWidth: 1240, margin: '0 auto', padding: '14px 32px' },
    '& .head': { display: 'flex', alignItems: 'center', gap: 16 },
    '& .who': { flex: 1, minWidth: 0 },
    '& .name': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
    '& .name h1': { overflowWrap: 'anywhere' },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 14px',
      color: ink.muted,
      fontSize: '.9375rem',
    },
    '& .facts b': { color: ink.body, fontWeight: 600 },
    '& .toggle': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 44,
      padding: '0 10px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      fontSize: '.9375rem',
      fontWeight: 500,
      cursor: 'pointer',
    },
    '& .toggle:hover': { backgroundColor: surface.sunken },
    '& .information': { paddingTop: 20, paddingBottom: 10 },
    [theme.breakpoints.down('md')]: {
      '& .in': { padding: '12px 16px' },
      '& .head': { flexWrap: 'wrap', gap: '8px 12px' },
      '& .who': { flexBasis: 'calc(100% - 64px)' },
      '& .facts': { fontSize: '.875rem', gap: '0 10px' },
      '& .toggle': { marginLeft: 'auto', paddingRight: 0 },
    },
  }
})

/** Shows the patient of the case on every stage; the patient information opens under it (CASE-7). */
export const PatientBar = memo(function PatientBar(props: {
  consult: Case
  saved?: ReactNode
  information: ReactNode
  /** The further actions of the case. */
  menu?: ReactNode
}) {
  const { consult, saved, information, menu } = props
  const { t } = useTranslation(['cases', 'clinical'])
  const [open, setOpen] = useState(false)
  return (
    <Bar aria-label={t('detail.patient')}>
      <div className="in">
        <div className="head">
          <SpeciesGlyph species={consult.pet.pet_type} size={48} />
          <div className="who">
            <div className="name">
              <Typography variant="h1" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' } }}>
                {consult.pet.name}
              </Typography>
              <CaseNumber number={consult.id} />
            </div>
            <PatientFacts consult={consult} />
          </div>
          {saved}
          <h2 style={{ margin: 0 }}>
            <button
              type="button"
              className="toggle"
              aria-expanded={open}
              aria-controls={INFORMATION_ID}
              onClick={() => setOpen(!open)}
            >
              {t('clinical:patientInformation')}
              <Icon of={open ? ChevronUp : ChevronDown} />
            </button>
          </h2>
          {menu}
        </div>
        <div id={INFORMATION_ID} className="information" hidden={!open}>
          {open && information}
        </div>
      </div>
    </Bar>
  )
})

function PatientFacts({ consult }: { consult: Case }) {
  const { t } = useTranslation(['cases', 'pets'])
  const format = useFormat()
  const words = useCaseWords()
  const { pet } = consult
  return (
    <div className="facts">
      <span>
        {words.species(consult)}
        {t('detail.factSeparator')}
        <b>{words.breed(consult)}</b>
      </span>
      <span>
        {t(`detail.gender.${pet.gender}`)}
        {t('detail.factSeparator')}
        {t(`detail.neutered.${pet.demographic.neutered}`)}
      </span>
      <span>
        <b>{words.age(consult)}</b>
      </span>
      <span>
        <b>{format.weight(pet.demographic.weight)}</b>
      </span>
      {pet.idx && <span>{t('detail.identifier', { identifier: pet.idx })}</span>}
      <AppLink href={paths.pet({ petId: pet.petId })} style={TARGET}>
        {t('pets:search.page', { pet: pet.name })}
      </AppLink>
    </div>
  )
}
