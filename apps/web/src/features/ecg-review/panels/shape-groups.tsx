import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { BEAT_LABELS, type BeatLabel } from '@systole/ecg/beats/beat'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { BeatGlyph } from '../../ecg-trace/beats/beat-glyph.tsx'
import { ShapePicture } from '../../ecg-trace/beats/shape-picture.tsx'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { PanelFrame } from './panel-frame.tsx'

const Grid = styled('ul')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))',
    alignContent: 'start',
    gap: 8,
    margin: 0,
    padding: '4px 0',
    listStyle: 'none',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      width: '100%',
      padding: 8,
      border: `1px solid ${edge.line}`,
      borderRadius: 8,
      backgroundColor: surface.paper,
      color: ink.body,
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
      '&:hover': { borderColor: edge.control },
    },
    '& b': { display: 'block', color: ink.strong },
    '& small': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 8px',
      fontSize: '.8125rem',
      color: ink.muted,
    },
    '& small > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  }
})

/** Shows the groups of alike beats with what they were labelled; a click goes to the next beat of the group. */
export const ShapeGroups = memo(function ShapeGroups(
  props: Pick<ReviewStepProps, 'loaded' | 'strip' | 'isNight'> & { recording: ReviewRecording },
) {
  const { recording, loaded, strip, isNight } = props
  const { t } = useTranslation(['ecgReview', 'patching'])
  const groups = useMemo(() => groupsOf(recording), [recording])
  const colours = isNight ? ecgBench.night : ecgBench.light
  const { undecidedGroups } = loaded.onServer
  const goToNext = (samples: readonly number[]) => {
    const next = samples.find((sample) => sample > strip.tools.cursor) ?? samples[0]
    if (next !== undefined) strip.goTo(next)
  }
  return (
    <PanelFrame>
      <header>
        <h2>{t('ectopicPanel.shapes')}</h2>
      </header>
      <div
        style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0, gap: 6 }}
      >
        {undecidedGroups > 0 ? (
          <Notice
            tone="warn"
            action={
              <ButtonLink
                size="small"
                variant="outlined"
                href={paths.ecgPrepare({ caseId: loaded.consult.caseId })}
              >
                {t('ectopicPanel.workbench')}
              </ButtonLink>
            }
          >
            {t('ectopicPanel.undecided', { count: undecidedGroups })}
          </Notice>
        ) : (
          <span />
        )}
        <Grid>
          {groups.map(({ id, samples, counts, template }, index) => (
            <li key={id}>
              <button type="button" onClick={() => goToNext(samples)}>
                {template && <ShapePicture template={template} colours={colours} />}
                <span>
                  <b>{t('ectopicPanel.shape', { number: index + 1, count: samples.length })}</b>
                  <small>
                    {counts.map(([label, count]) => (
                      <span key={label}>
                        <svg width={16} height={16} viewBox="-9 -9 18 18" aria-hidden>
                          <title> </title>
                          <BeatGlyph label={label} x={0} y={0} night={isNight} />
                        </svg>{' '}
                        {t(`patching:labels.${label}`)} {count}
                      </span>
                    ))}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </Grid>
      </div>
    </PanelFrame>
  )
})

/** Returns the shapes of the reviewed beats with their labels, the most frequent first. */
function groupsOf({ beats, shapes, labelOf }: ReviewRecording) {
  const byShape = Map.groupBy(beats, ({ shape }) => shape)
  return [...byShape]
    .map(([id, members]) => {
      const counts = new Map<BeatLabel, number>()
      for (const beat of members) counts.set(labelOf(beat), (counts.get(labelOf(beat)) ?? 0) + 1)
      return {
        id,
        samples: members.map(({ sample }) => sample),
        counts: BEAT_LABELS.flatMap((label) => {
          const count = counts.get(label)
          return count ? [[label, count] as const] : []
        }),
        template: shapes.find((shape) => shape.id === id)?.template,
      }
    })
    .sort((a, b) => b.samples.length - a.samples.length)
}
