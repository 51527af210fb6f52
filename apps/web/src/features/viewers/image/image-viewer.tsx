import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { DamageNote } from '../bytes/damage-note.tsx'
import { useFileUrl } from '../bytes/use-file-url.ts'
import { useCaptureStage } from '../key-image/use-capture-stage.ts'
import { measureKeys } from '../measuring/measure-keys.ts'
import { MeasureList } from '../measuring/measure-list.tsx'
import { MeasureOverlay } from '../measuring/measure-overlay.tsx'
import { MeasureStrip } from '../measuring/measure-strip.tsx'
import { useMeasuring } from '../measuring/use-measuring.ts'
import { CannotShow } from '../opening/cannot-show.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { imageKeys } from './image-keys.ts'
import { ImageTools } from './image-tools.tsx'
import { useImagePlacement } from './use-image-placement.ts'

const Surface = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '& img': { position: 'absolute', left: '50%', top: '50%', userSelect: 'none' },
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))

const NO_SIZE = { width: 0, height: 0 }
/** The frame of a photograph, which has no scale. */
const ONE_FRAME = { frame: 0, fileSpacing: null, onFrame: () => undefined }

/** Shows a photograph or an exported picture: pan, zoom, actual size, rotate, invert. */
export function ImageViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const surface = useRef<HTMLDivElement>(null)
  const link = useFileUrl(file, renewUrl)
  const [image, setImage] = useState(NO_SIZE)
  const { placement, scale, place, inverted, actions } = useImagePlacement(props, {
    surface,
    image,
  })
  const focus = useCallback(() => surface.current?.focus({ preventScroll: true }), [])
  const measuring = useMeasuring({
    fileId: file.fileId,
    place,
    onStart: focus,
    look: actions,
    ...ONE_FRAME,
  })
  const take = useCaptureStage(surface, {
    file,
    frame: null,
    place,
    inverted,
    zoom: scale,
    measuring,
  })
  const keys = useMemo(
    () => ({ ...imageKeys(actions), ...measureKeys(measuring, file.kind, surface.current) }),
    [actions, measuring, file.kind],
  )
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      tools={<ImageTools {...{ actions, inverted, measuring }} kind={file.kind} />}
      aside={measuring.listed && <MeasureList measuring={measuring} />}
      footer={
        <>
          <DamageNote file={file} />
          <MeasureStrip measuring={measuring} onInsert={props.onInsert} />
        </>
      }
      takePicture={take}
      corner={image.width > 0 && t('zoom', { zoom: format.fixed(scale, 2) })}
    >
      <Surface
        ref={surface}
        role="application"
        tabIndex={0}
        aria-label={t('film', { name: file.name })}
      >
        {!link.failed && (
          <img
            src={link.url}
            alt={file.name}
            draggable={false}
            onError={link.onError}
            onLoad={({ currentTarget }) => {
              link.onLoaded()
              setImage({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }}
            style={{
              width: image.width || undefined,
              margin: `${-image.height / 2}px 0 0 ${-image.width / 2}px`,
              visibility: image.width > 0 ? 'visible' : 'hidden',
              transform: `translate(${placement.x}px, ${placement.y}px) scaleX(${placement.flipped ? -1 : 1}) rotate(${placement.quarterTurns * 90}deg) scale(${scale})`,
              filter: inverted ? 'invert(1)' : 'none',
            }}
          />
        )}
        <MeasureOverlay measuring={measuring} />
      </Surface>
      {link.failed && <CannotShow {...{ file, renewUrl }} {...failedPicture(link, t)} />}
    </ViewerShell>
  )
}

function failedPicture(link: ReturnType<typeof useFileUrl>, t: TFunction<'viewers'>) {
  return { failure: link.failure, reason: t('pictureDamaged'), onRetry: link.retry }
}
