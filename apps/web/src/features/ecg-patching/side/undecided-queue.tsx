import { styled } from '@mui/material/styles'
import { decidedTogether, UNLIKE_SHAPE } from '@systole/domain/ecg-patches/undecided-groups'
import type { BeatLabel } from '@systole/ecg/beats/beat'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EcgBenchColours } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { ShapePicture } from '../../ecg-trace/beats/shape-picture.tsx'
import type { Group } from '../session/patch-view.ts'
import { LabelButtons } from './label-buttons.tsx'
import { SideSection } from './side-section.tsx'
import { useShapeWords } from './use-shape-words.ts'

const Card = styled('li')(({ theme }) => {
  const { brand, ink } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: '0 -8px',
    padding: '7px 8px',
    border: '1px solid transparent',
    borderRadius: 8,
    listStyle: 'none',
    fontSize: '.875rem',
    lineHeight: 1.35,
    '&[data-current]': { borderColor: brand.bright, backgroundColor: brand.soft },
    '[data-scheme="dark"] &[data-current]': { backgroundColor: brand.soft },
    '& > svg': { flex: 'none' },
    '& > div': { flex: 1, minWidth: 0 },
    '& b': { display: 'block', color: ink.strong, fontWeight: 650 },
    '& small': { color: ink.body },
  }
})
const List = styled('ul')({ maxHeight: 250, overflowY: 'auto', margin: 0, padding: '0 8px' })

type Props = {
  groups: readonly Group[]
  undecided: number
  /** The shape of the chosen beat. */
  current: number | undefined
  colours: EcgBenchColours
  night: boolean
  isReadOnly: boolean
  onDecide: (group: Group, label: BeatLabel) => void
  onGo: (sample: number) => void
}

/** Lists the shapes that wait for a decision, one card each: one decision labels all alike beats. */
export const UndecidedQueue = memo(function UndecidedQueue(props: Props) {
  const { groups, undecided, current } = props
  const { t } = useTranslation('patching')
  const open = groups.find(({ shape }) => shape.id === current) ?? groups[0]
  return (
    <SideSection aria-label={t('queue.label')}>
      <header>
        <h2>
          {undecided === 0 ? (
            t('queue.none')
          ) : (
            <>
              {t('queue.beats', { count: undecided })}{' '}
              <span>{t('queue.shapes', { count: groups.length })}</span>
            </>
          )}
        </h2>
        <span style={{ flex: 1 }} />
        {undecided > 0 && <Kbd aria-hidden>U</Kbd>}
      </header>
      {groups.length > 0 && (
        <List data-own-arrows>
          {groups.map((group, index) => (
            <GroupCard
              key={group.shape.id}
              {...props}
              group={group}
              number={index + 1}
              isCurrent={group === open}
            />
          ))}
        </List>
      )}
      {undecided > 0 && (
        <small>
          <Kbd aria-hidden>G</Kbd> {t('queue.hint')}
        </small>
      )}
    </SideSection>
  )
})

function GroupCard(props: Props & { group: Group; number: number; isCurrent: boolean }) {
  const { group, number, isCurrent, colours, night, isReadOnly, onDecide, onGo } = props
  const { t } = useTranslation('patching')
  const { shape, waiting, outliers } = group
  const isUnlike = shape.id === UNLIKE_SHAPE
  const count = isUnlike ? waiting.length : decidedTogether(group).length
  const words = useShapeWords(shape)
  const proposed = shape.label === 'Q' ? undefined : shape.label
  const nameOf = (label: BeatLabel) => t('queue.all', { count, label: t(`labels.${label}`) })
  return (
    <Card {...(isCurrent && { 'data-current': '' })}>
      <ShapePicture template={shape.template} colours={colours} />
      <div>
        <b>{t('queue.shape', { number, count: waiting.length })}</b>
        <small>
          {isUnlike ? t('queue.unlike') : words}
          {!isUnlike && outliers.length > 0 && (
            <>
              {' '}
              {t('queue.outliers', {
                count: outliers.length,
                distance: (outliers[0]?.distance ?? 0).toFixed(2),
              })}
            </>
          )}
        </small>
        {isCurrent && !isUnlike && (
          <LabelButtons
            proposed={proposed}
            night={night}
            isDisabled={isReadOnly}
            nameOf={nameOf}
            onLabel={(label) => onDecide(group, label)}
          />
        )}
      </div>
      {!isCurrent && !isUnlike && proposed && !isReadOnly && (
        <Button
          size="small"
          variant="outlined"
          aria-label={nameOf(proposed)}
          onClick={() => onDecide(group, proposed)}
        >
          {t('queue.allShort', { label: proposed })}
        </Button>
      )}
      {(isUnlike || (!isCurrent && !proposed)) && (
        <Button size="small" variant="outlined" onClick={() => onGo(waiting[0]?.sample ?? 0)}>
          {t('queue.oneByOne')}
        </Button>
      )}
    </Card>
  )
}
