import type { Translated } from '../../translated.ts'
import type { ecgCase as enUs } from '../en_us/ecg-case.ts'

export const ecgCase: Translated<typeof enUs> = {
  recording: {
    title: '心電圖記錄',
    lead: '加入裝置匯出的心電圖檔案（JSON 或 DICOM，最大 1\u00a0GB）。PDF 及相片亦可加入，但不會量度。',
    missing: '尚未加入記錄',
    needed: '心電圖服務需要原始記錄檔案。',
  },
  conditions: { missing: '請填寫姿勢及狀態' },
  stated: '{{label}}：{{text}}',
  send: {
    note: '尚未傳送',
    ready: '可以傳送',
    title: '傳送至心電圖服務？',
    patient: '病患',
    service: '服務',
    files: '記錄',
    conditions: '記錄情況',
    report: '報告',
    within: '{{language}}，傳送後 {{time}}內',
    credits: '點數',
    creditsNeeded_other: '傳送時扣除 {{count}} 點。',
    free: '已包括在你的計劃內',
    action: '傳送',
    busy: '正在傳送…',
    failed: '個案未能傳送，點數並未扣除。',
  },
  sent: {
    sent: '已於 {{date}} 傳送。',
    promised: '報告將於 {{time}}（{{zone}}）前完成。',
    late: '報告已逾時 {{duration}}。',
    expected: '現預計於 {{time}}（{{zone}}）前完成。',
    paused: '計時自 {{time}} 起暫停，直至你回答以下問題。',
    ready: '報告已於 {{date}} 發出。',
  },
}
