import { styled } from '@mui/material/styles'
import type { ReportKeyImage } from '@systole/contract/files/key-images'
import { CAPTION_MAX } from '@systole/domain/key-images/key-image'
import { drawStrip } from '@systole/report/strip-drawing'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { EcgStripDrawing } from '../../../ui/display/ecg-strip-drawing.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { PaneTitle } from '../desk/pane.tsx'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { useKept } from '../drafts/use-kept.ts'
import { captioned, movedKeyImage, withoutKeyImage } from './edit-key-images.ts'
import { keyImagesQuery } from './key-images.queries.ts'

const List = styled('ol')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 10,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '128px minmax(0, 1fr)',
      gap: 12,
      padding: 8,
      border: `1px solid ${edge.line}`,
      borderRadius: 8,
    },
    '& [data-picture]': {
      display: 'grid',
      placeItems: 'center',
      height: 92,
      overflow: 'hidden',
      borderRadius: 4,
      backgroundColor: '#000',
    },
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
    '& textarea': {
      width: '100%',
      minHeight: 44,
      padding: '6px 8px',
      border: `1px solid ${edge.control}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.strong,
      font: 'inherit',
      fontSize: '.9375rem',
      lineHeight: 1.4,
      resize: 'none',
      fieldSizing: 'content',
    },
    '& textarea:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -1 },
    '& small': { flex: 1, minWidth: 0, color: ink.muted, overflowWrap: 'anywhere' },
  }
})
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 2, marginTop: 2 })

/** Edits the key images of the report, in its order, with captions. */
export function KeyImagesEditor({ editing }: { editing: DraftEditing }) {
  const { t } = useTranslation('reading')
  const chosen = useKept(editing.autosaver, ({ draft }) => draft.keyImages) ?? []
  const { data: kept } = useQuery({ ...keyImagesQuery(editing.caseId), enabled: chosen.length > 0 })
  return (
    <section aria-label={t('keyImages.title')}>
      <PaneTitle>{t('keyImages.title')}</PaneTitle>
      {chosen.length === 0 && <p>{t('keyImages.none')}</p>}
      <List>
        {chosen.map(({ id, caption }, place) => (
          <li key={id}>
            <div data-picture>
              <Picture image={kept?.find(({ kid }) => kid === id)} number={place + 1} />
            </div>
            <div>
              <textarea
                rows={1}
                maxLength={CAPTION_MAX}
                aria-label={t('keyImages.caption', { number: place + 1 })}
                placeholder={t('keyImages.captionPlaceholder')}
                readOnly={!editing.canWrite}
                value={caption}
                onChange={({ target }) =>
                  editing.edit((draft) => captioned(draft, id, target.value))
                }
                onBlur={editing.onLeave}
              />
              <Line>
                <small>{kept?.find(({ kid }) => kid === id)?.fileName}</small>
                {editing.canWrite && (
                  <EditorActions id={id} place={place} count={chosen.length} editing={editing} />
                )}
              </Line>
            </div>
          </li>
        ))}
      </List>
    </section>
  )
}

function Picture({ image, number }: { image: ReportKeyImage | undefined; number: number }) {
  const { t } = useTranslation('reading')
  if (!image) return null
  const words = t('keyImages.picture', { number, name: image.fileName })
  if (image.picture.kind === 'still') return <img src={image.url} alt={words} />
  return <EcgStripDrawing drawing={drawStrip(image.picture.strip)} label={words} />
}

function EditorActions(props: { id: string; place: number; count: number; editing: DraftEditing }) {
  const { id, place, count, editing } = props
  const { t } = useTranslation('reading')
  const number = place + 1
  return (
    <>
      <IconButton
        data-size="small"
        aria-label={t('keyImages.up', { number })}
        disabled={place === 0}
        onClick={() => editing.edit((draft) => movedKeyImage(draft, id, -1))}
      >
        <Icon of={ArrowUp} size={16} />
      </IconButton>
      <IconButton
        data-size="small"
        aria-label={t('keyImages.down', { number })}
        disabled={number === count}
        onClick={() => editing.edit((draft) => movedKeyImage(draft, id, 1))}
      >
        <Icon of={ArrowDown} size={16} />
      </IconButton>
      <IconButton
        data-size="small"
        aria-label={t('keyImages.remove', { number })}
        onClick={() => editing.edit((draft) => withoutKeyImage(draft, id))}
      >
        <Icon of={X} size={16} />
      </IconButton>
    </>
  )
}
