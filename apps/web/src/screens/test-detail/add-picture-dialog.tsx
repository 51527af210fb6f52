import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import { FileKind } from '@systole/domain/uploads/file-kind'
import { displayFileName } from '@systole/domain/uploads/file-name'
import { refuseFile } from '@systole/domain/uploads/refuse-file'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUploadWords } from '../../features/uploads/dialog/use-upload-words.ts'
import { addUpload } from '../../features/uploads/queue/upload-queue.ts'
import { formatsQuery } from '../../features/uploads/uploads.queries.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** Uploads a picture taken from a clip as a file of the case. */
export function AddPictureDialog(props: {
  caseId: string
  accountId: string
  picture: File
  kind: FileKind
  takenNames: readonly string[]
  onClose: () => void
}) {
  const { caseId, accountId, picture, takenNames, onClose } = props
  const { t } = useTranslation(['viewers', 'uploads'])
  const words = useUploadWords()
  const toast = useToast()
  const formats = useQuery(formatsQuery).data ?? FILE_FORMATS
  const field = useRef<HTMLInputElement>(null)
  const [stem, setStem] = useState(() => picture.name.replace(/\.png$/, ''))
  const [kind, setKind] = useState(props.kind)
  const [tried, setTried] = useState(false)
  const name = displayFileName(`${stem.trim()}.png`)
  const problem = name
    ? refuseFile(
        { fileName: name, sizeBytes: picture.size },
        { takenNames, acceptedFormats: formats },
      )
    : 'unusableName'

  const add = () => {
    setTried(true)
    if (problem || !name) return field.current?.focus()
    addUpload({ caseId, accountId, kind, name, file: picture })
    toast.show(t('viewers:still.adding', { name }))
    onClose()
  }
  return (
    <FormDialog
      title={t('viewers:still.add')}
      initialFocus={field}
      onClose={onClose}
      submitLabel={t('viewers:still.add')}
      onSubmit={add}
    >
      <Picture picture={picture} />
      <TextField
        inputRef={field}
        label={t('viewers:still.name')}
        value={stem}
        unit=".png"
        error={tried && problem ? words.refusal(problem, formats) : undefined}
        onChange={({ currentTarget }) => setStem(currentTarget.value)}
      />
      <SelectField
        label={t('uploads:dialog.kind')}
        value={kind}
        options={FileKind.options.map((value) => ({ value, label: words.kind(value) }))}
        onChange={({ currentTarget }) =>
          setKind(FileKind.options.find((value) => value === currentTarget.value) ?? kind)
        }
      />
    </FormDialog>
  )
}

function Picture({ picture }: { picture: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    <div style={{ height: 180, display: 'grid', placeItems: 'center', background: '#000' }}>
      {url && <img src={url} alt={picture.name} style={{ maxWidth: '100%', maxHeight: 180 }} />}
    </div>
  )
}
