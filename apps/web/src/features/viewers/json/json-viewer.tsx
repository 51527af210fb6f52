import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CannotShow } from '../cannot-show.tsx'
import { EcgViewer } from '../ecg/ecg-viewer.tsx'
import { Opening } from '../opening.tsx'
import { SearchTools } from '../search-tools.tsx'
import { useFileBytes } from '../use-file-bytes.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { outlineJson } from './json-outline.ts'
import { JsonTree } from './json-tree.tsx'
import { type JsonContent, readJson } from './read-json.ts'
import { useJsonTree } from './use-json-tree.ts'

/** Shows an ECG on paper and any other JSON as a tree. */
export function JsonViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const bytes = useFileBytes(file, renewUrl)
  const content = useContent(bytes.state === 'ready' ? bytes.bytes : undefined)
  if (content?.is === 'ecg') return <EcgViewer {...props} recording={content.recording} />
  if (content?.is === 'json') return <TreeViewer {...props} {...content} />
  return (
    <ViewerShell viewer={props}>
      {content || bytes.state === 'failed' ? (
        <CannotShow
          file={file}
          renewUrl={renewUrl}
          reason={t('json.unreadable')}
          {...(bytes.state === 'failed' && { onRetry: bytes.retry, failure: bytes.cause })}
        />
      ) : (
        <Opening name={file.name} {...(bytes.state === 'loading' && { percent: bytes.percent })} />
      )}
    </ViewerShell>
  )
}

function TreeViewer(props: ViewerProps & Extract<JsonContent, { is: 'json' }>) {
  const { file, text, refusal } = props
  const { t } = useTranslation('viewers')
  const outline = useMemo(() => outlineJson(text), [text])
  const tree = useJsonTree(outline)
  return (
    <ViewerShell
      viewer={props}
      withCorners={false}
      tools={
        <SearchTools
          query={tree.query}
          onQuery={tree.search}
          at={tree.foundAt}
          count={tree.found.length}
          onNext={tree.next}
        />
      }
    >
      <JsonTree
        outline={outline}
        tree={tree}
        name={file.name}
        note={refusal && t(`ecg.refused.${refusal}`)}
      />
    </ViewerShell>
  )
}

function useContent(bytes: Uint8Array | undefined): JsonContent | undefined {
  return useMemo(() => bytes && readJson(new TextDecoder().decode(bytes)), [bytes])
}
