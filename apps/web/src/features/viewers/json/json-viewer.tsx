import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EcgFileView } from '../ecg/ecg-file-view.tsx'
import { ProcessingFile } from '../ecg/processing-file.tsx'
import { useEcgFile } from '../ecg/use-ecg-file.ts'
import { CannotShow } from '../opening/cannot-show.tsx'
import { SearchTools } from '../tools/search-tools.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { outlineJson } from './json-outline.ts'
import { JsonTree } from './json-tree.tsx'
import { readJson } from './read-json.ts'
import { useJsonTree } from './use-json-tree.ts'

/** Shows an ECG on paper and any other JSON as a tree. */
export function JsonViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const opened = useEcgFile(props)
  const { file: found, isProcessing, progress } = opened
  const text = useText(found.state === 'other' ? found.bytes : undefined)
  if (found.state === 'ecg') return <EcgFileView {...props} {...found} opened={opened} />
  const refused = found.state === 'other' ? found.refusal : 'notAnEcg'
  const note = refused === 'notAnEcg' ? undefined : t(`ecg.refused.${refused}`)
  if (text !== undefined) return <TreeViewer {...props} text={text} note={note} />
  return (
    <ViewerShell viewer={props}>
      {found.state === 'failed' && (
        <CannotShow {...{ file, renewUrl }} onRetry={found.retry} failure={found.cause} />
      )}
      {found.state === 'other' && (
        <CannotShow {...{ file, renewUrl }} reason={note ?? t('json.unreadable')} />
      )}
      {found.state === 'opening' && (
        <ProcessingFile name={file.name} file={found} {...{ isProcessing, progress }} />
      )}
    </ViewerShell>
  )
}

function TreeViewer(props: ViewerProps & { text: string; note: string | undefined }) {
  const { file, text, note } = props
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
      <JsonTree outline={outline} tree={tree} name={file.name} note={note} />
    </ViewerShell>
  )
}

/** Returns the text of a JSON file, which keeps numbers exact; `undefined` if it is none. */
function useText(bytes: Uint8Array | undefined): string | undefined {
  return useMemo(() => bytes && readJson(new TextDecoder().decode(bytes)), [bytes])
}
