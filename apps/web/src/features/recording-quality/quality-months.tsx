import { styled } from '@mui/material/styles'
import { htmlLang } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { useWording } from '../../i18n/use-language.ts'
import { dateTimeFormat } from '../../ui/format/intl-cache.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import type { RecordingQuality } from './recording-quality.queries.ts'
import { useShareWords } from './use-share-words.ts'

const PARTS = ['usable', 'noise', 'lost'] as const

const Chart = styled('ol')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: 10,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'grid', gridTemplateRows: 'auto 170px auto', gap: 6, minWidth: 0 },
    '& small': {
      color: ink.muted,
      fontSize: '.8125rem',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& [data-bar]': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifySelf: 'center',
      width: '100%',
      maxWidth: 52,
      borderRadius: 4,
      overflow: 'hidden',
      backgroundColor: surface.sunken,
    },
    '& [data-empty]': { alignSelf: 'end', height: 3 },
    '& [data-part="usable"]': { backgroundColor: brand.main },
    '& [data-part="noise"]': {
      backgroundColor: tone.warn.background,
      backgroundImage: `radial-gradient(${tone.warn.solid} 1.2px, transparent 1.3px)`,
      backgroundSize: '6px 6px',
    },
    '& [data-part="lost"]': {
      backgroundColor: surface.paper,
      backgroundImage: `repeating-linear-gradient(45deg, ${edge.control} 0 2px, transparent 2px 7px)`,
      boxShadow: `inset 0 0 0 1px ${edge.control}`,
    },
    [theme.breakpoints.down('sm')]: {
      gap: 3,
      '& > li': { gridTemplateRows: 'auto 120px auto' },
      '& small': { fontSize: '.75rem' },
    },
  }
})

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '.875rem',
  color: (theme.vars ?? theme).palette.ink.body,
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 16, height: 16, borderRadius: 3 },
}))

/** Shows how much of the recordings of each month could be read, with the number of recordings above each bar. */
export function QualityMonths({ quality }: { quality: RecordingQuality }) {
  const { t } = useTranslation('recordingQuality')
  return (
    <TitledCard title={t('months.title')}>
      <Legend aria-hidden>
        {PARTS.map((part) => (
          <li key={part}>
            <Chart as="span" style={{ display: 'contents' }}>
              <i data-part={part} />
            </Chart>
            {t(`months.${part}`)}
          </li>
        ))}
        <li>{t('months.hint')}</li>
      </Legend>
      <Chart>
        {quality.months.map((month) => (
          <Month key={month.month} month={month} />
        ))}
      </Chart>
    </TitledCard>
  )
}

function Month({ month: of }: { month: RecordingQuality['months'][number] }) {
  const { t } = useTranslation('recordingQuality')
  const share = useShareWords()
  const format = useFormat()
  const { month, recordings: count, shares } = of
  const start = new Date(`${month}-01T12:00:00Z`)
  const locale = htmlLang[useWording()]
  const short = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const long = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const name = long.format(start)
  const described = () => {
    if (count === 0) return `${name}: ${t('months.empty')}`
    if (!shares) return t('months.unread', { month: name, count })
    const { usable, noise, lost } = shares
    return t('months.described', {
      ...{ month: name, count, usable: share(usable), noise: share(noise), lost: share(lost) },
    })
  }
  return (
    <li aria-label={described()} title={described()}>
      <small aria-hidden>{count === 0 ? '\u00a0' : format.number(count)}</small>
      <span data-bar aria-hidden {...(!shares && { 'data-empty': '' })}>
        {shares &&
          PARTS.map((part) => (
            <span key={part} data-part={part} style={{ flexGrow: shares[part], flexBasis: 0 }} />
          ))}
      </span>
      <small aria-hidden>{short.format(start)}</small>
    </li>
  )
}
