import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CannotShow } from '../cannot-show.tsx'
import { measureKeys } from '../measuring/measure-keys.ts'
import { MeasureList } from '../measuring/measure-list.tsx'
import { MeasureOverlay } from '../measuring/measure-overlay.tsx'
import { MeasureStrip } from '../measuring/measure-strip.tsx'
import { useMeasuring } from '../measuring/use-measuring.ts'
import { Opening } from '../opening.tsx'
import { type FileBytes, useFileBytes } from '../use-file-bytes.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { CineBar } from './cine-bar.tsx'
import { DicomCorner } from './dicom-corner.tsx'
import { dicomKeys } from './dicom-keys.ts'
import type { DicomTool } from './dicom-stage.ts'
import { DicomTools } from './dicom-tools.tsx'
import { useCine } from './use-cine.ts'
import { useDicomStage } from './use-dicom-stage.ts'

const Film = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))

/** A radiograph or an ultrasound clip: window, pan, zoom, invert, rotate, frames. */
export function DicomViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const film = useRef<HTMLDivElement>(null)
  const frameOfFilm = useRef<HTMLDivElement>(null)
  const bytes = useFileBytes(file, renewUrl)
  const shown = useDicomStage(film, bytes.state === 'ready' ? bytes.blob : undefined)
  const stage = shown.state === 'shown' ? shown.stage : undefined
  const cine = useCine(stage)
  const [tool, setTool] = useState<DicomTool>('window')
  const choose = (next: DicomTool) => {
    setTool(next)
    stage?.use(next)
    measuring.cancel()
  }
  const focus = useCallback(() => frameOfFilm.current?.focus({ preventScroll: true }), [])
  const measuring = useMeasuring({
    fileId: file.fileId,
    place: shown.state === 'shown' ? shown.view.place : undefined,
    frame: cine.frame,
    fileSpacing: stage?.spacing ?? null,
    onFrame: cine.show,
    onStart: focus,
  })
  const keys = useMemo(
    () =>
      stage ? { ...dicomKeys(stage, cine, setTool), ...measureKeys(measuring, film.current) } : {},
    [stage, cine, measuring],
  )
  const failed = bytes.state === 'failed' || shown.state === 'failed'
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      tools={
        <DicomTools
          stage={stage}
          tool={tool}
          onTool={choose}
          inverted={isInverted(shown)}
          measuring={measuring}
        />
      }
      aside={measuring.listed && <MeasureList measuring={measuring} />}
      corner={shown.state === 'shown' && <DicomCorner view={shown.view} />}
      footer={
        <>
          <MeasureStrip measuring={measuring} onInsert={props.onInsert} />
          {stage && stage.frames > 1 && <CineBar frames={stage.frames} cine={cine} />}
        </>
      }
    >
      <Film
        ref={frameOfFilm}
        role="application"
        tabIndex={0}
        aria-label={t('film', { name: file.name })}
        onContextMenu={(event) => event.preventDefault()}
        // The library's own element would swallow every key, Tab too, and cannot be reached by Tab.
        onKeyDownCapture={(event) => event.stopPropagation()}
      >
        <div ref={film} style={{ position: 'absolute', inset: 0, outline: 'none' }}>
          <MeasureOverlay measuring={measuring} />
        </div>
      </Film>
      {!failed && !stage && (
        <Opening name={file.name} {...(bytes.state === 'loading' && { percent: bytes.percent })} />
      )}
      {failed && <CannotShow file={file} renewUrl={renewUrl} {...whyOf(bytes, t)} />}
    </ViewerShell>
  )
}

function isInverted(shown: ReturnType<typeof useDicomStage>): boolean {
  return shown.state === 'shown' && shown.view.inverted
}

/** Bytes that did not come are worth another try; those that are no picture are not. */
function whyOf(bytes: FileBytes, t: TFunction<'viewers'>) {
  if (bytes.state !== 'failed') return { reason: t('notDicom') }
  return { onRetry: bytes.retry, reason: t('notLoaded') }
}
