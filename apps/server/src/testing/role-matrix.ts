import type { UserType } from '@systole/domain/accounts/user-type'

const EVERYONE = 'everyone'
const PATCHERS = ['patcher', 'senior_patcher'] as const
const REVIEWERS = ['reviewer', 'second_reviewer'] as const
const ECG_STAFF = [...PATCHERS, ...REVIEWERS, 'async_second_reviewer'] as const
const STAFF: readonly UserType[] = [...ECG_STAFF, 'internal_admin', 'sales', 'cardiologist']

/**
 * Call × role, written by hand from the specification (portal §6, SPEC 9, trust 1.3) and not used by product code:
 * the roles that are allowed; all others get -102. A call missing in the rows fails the test.
 */
const ROWS: readonly (readonly [roles: typeof EVERYONE | readonly UserType[], calls: string])[] = [
  // The own session, account, drafts and notices; public lists.
  [
    EVERYONE,
    `query_user_settings query_own_account update_own_account change_password query_account_sessions
    end_account_session end_other_account_sessions proof_options set_up_totp confirm_totp turn_off_totp
    renew_recovery_codes start_passkey add_passkey rename_passkey remove_passkey
    save_draft query_draft query_drafts delete_draft query_notifications query_notification_count query_push_devices add_push_device remove_push_device test_push_device set_quiet_hours read_notifications
    sid_action query_breeds query_supported_upload_file_formats`,
  ],
  // The vet pays, asks, follows up: section 6, "Vet".
  [
    ['vet'],
    `delete_sessions restore_sessions clone_cardiobirdx_session add_cardiobirdx_session_data query_payment_gateway_products create_checkout_session
    expire_checkout_session query_checkout_session open_report ask_after_report`,
  ],
  // A hospital's pets, files, settings, colleagues and bills; the office does the same on its behalf.
  [
    ['vet', 'internal_admin'],
    `create_cardiobirdx_session keep_session add_pet query_user_pet update_user_pet query_cardiobird_user_activities
    delete_cardiobirdx_session_data query_hospital update_hospital add_hospital_logo delete_hospital_logo
    ask_report_repeat query_hospital_staff invite_hospital_staff resend_invitation remove_hospital_staff resend_report
    query_billing_statement open_billing_paper query_recording_quality`,
  ],
  // Handbook 1.3: the case log.
  [['vet', 'cardiologist', 'internal_admin'], 'query_cardiobirdx_session_event_log'],
  // A complete case: the hospital, the cardiologists, the office, and the ECG staff (handbook 1.3).
  [
    ['vet', 'cardiologist', 'internal_admin', ...ECG_STAFF],
    `query_session_info query_cardiobirdx_session_data
    query_cardiobirdx_session_uploaded_data query_cardiobirdx_session_archive query_measurements
    query_report_deliveries query_cardiobirdx_review_data query_cardiobirdx_session_revision_history query_enquiries
    query_report_repeats`,
  ],
  // Sales see lists but no case (section 6).
  [
    ['vet', 'cardiologist', 'internal_admin', 'sales', ...ECG_STAFF],
    'query_all_sessions query_session_counts',
  ],
  // The steps of a service (handbook 1.2); ROLE-3: the patcher may edit the note to the reviewer, a field of this call.
  [['vet', 'cardiologist', 'internal_admin', ...ECG_STAFF], 'update_cardiobirdx_session'],
  [['patcher', 'senior_patcher', 'internal_admin', 'sales'], 'query_session_credits'],
  // The reporting cardiologist measures, writes and signs; the ECG staff measure ECGs and ask the clinic.
  [['vet', 'cardiologist'], 'save_measurement delete_measurement'],
  [['vet', 'cardiologist', ...ECG_STAFF], 'save_ecg_value'],
  [['vet', 'cardiologist', ...REVIEWERS], 'answer_enquiry'],
  [['cardiologist', ...REVIEWERS], 'take_over_case'],
  // Handbook 1.2: a patcher signs a normal report, and takes it back within 10 s.
  [['cardiologist', ...ECG_STAFF], 'add_cardiobirdx_session_review_data undo_report_release'],
  [
    ['cardiologist', ...REVIEWERS, 'async_second_reviewer'],
    'start_report_correction cancel_report_correction',
  ],
  [['cardiologist', ...PATCHERS, ...REVIEWERS], 'ask_clinic'],
  [['cardiologist', 'internal_admin', ...PATCHERS, ...REVIEWERS], 'withdraw_enquiry'],
  [['cardiologist', 'internal_admin', ...ECG_STAFF], 'visit_case'],
  [['cardiologist', 'reviewer', 'internal_admin'], 'decide_report_repeat'],
  // E22: staff who prepare and review ECGs import recordings.
  [['patcher', 'senior_patcher', 'reviewer', 'internal_admin'], 'import_ecg_file'],
  [['cardiologist'], 'take_phrase add_key_image grade_file confirm_file_patients'],
  [
    ['cardiologist', 'internal_admin'],
    `query_desk_layouts save_desk_layout save_phrase delete_phrase order_phrases query_case_measurements
    query_key_images query_file_grades query_file_patients`,
  ],
  // SPEC ECG 1.3: the roles that prepare and review ECGs correct their beats; the corrections are read with the case.
  [ECG_STAFF, 'save_ecg_patch'],
  [['internal_admin', ...ECG_STAFF], 'get_mre_phrases get_mre_result'],
  // Handbook 3: messages to the hospital of a case, and to colleagues.
  [
    ['internal_admin', ...ECG_STAFF],
    'query_cardiobirdx_ibms query_ibms_push_message send_cardiobirdx_session_ibms',
  ],
  [['cardiologist', 'internal_admin', ...ECG_STAFF], 'send_internal_notification'],
  [
    ['vet', 'cardiologist', 'internal_admin', ...ECG_STAFF],
    'query_ecg_recordings query_ecg_patches query_cardiobirdx_session_data_preview',
  ],
  [['cardiologist', 'internal_admin', ...ECG_STAFF], 'query_cardiobirdx_session_test_review_data'],
  // The office: section 6, "Internal admin".
  [
    ['internal_admin'],
    `query_accounts query_staff_permissions set_staff_permissions query_service_terms set_service_terms reset_second_factor query_registrations decide_registration assign_case query_undelivered_mails query_sent_mails
    settle_undelivered_mail mark_mail_bounced query_credit_plans deduct_cardiobirdx_session_credits
    refund_cardiobirdx_session_credits change_case_service change_hospital_credits save_distributor change_distributor_quota
    save_credit_plan bind_credit_plan bind_distributor query_prices set_price query_sellers update_seller
    query_account invite_account update_account disable_account enable_account unlock_account send_account_link
    query_failed_jobs settle_failed_job query_storage_checks query_office_figures query_office_hospitals query_hospital_changes query_hospital_data query_hospital_erasures query_hospital_reviews set_hospital_reviews
    ask_hospital_export open_hospital_export ask_hospital_erasure decide_hospital_erasure
    query_mre_catalogue add_mre_phrase save_mre_phrase order_mre_phrases query_mre_history save_mre_text approve_mre_text remove_mre_phrase
    end_sessions_of query_desk_payments request_refund decide_refund handle_payment apply_payment query_payment_reports`,
  ],
  // Issue 18, 5: the operations page, for the office and for the lead of the preparation.
  [['senior_patcher', 'internal_admin'], 'query_case_figures'],
  // SPEC E27: the own figures, for the office those of anyone.
  [['internal_admin', ...REVIEWERS, 'async_second_reviewer'], 'query_review_agreement'],
  // the readings that others read otherwise, for their reader alone
  [[...REVIEWERS, 'async_second_reviewer'], 'query_review_calibration'],
  [['internal_admin', 'sales'], 'query_credit_hospitals query_distributors'],
  [['vet', 'internal_admin', 'sales'], 'query_credit_ledger invoice'],
  // Directories and tools of staff; a vet finds the own hospital.
  [['vet', ...STAFF], 'query_vet_users'],
  [
    STAFF,
    `query_all_reviewers query_worklist_views save_worklist_view delete_worklist_view query_phrases`,
  ],
]

/** Returns the roles allowed to make a call, by its path; `undefined` for an unlisted one. */
export function rolesOf(path: string): readonly UserType[] | undefined {
  const name = path.replace('/api/', '')
  const row = ROWS.find(([, calls]) => calls.split(/\s+/).includes(name))
  if (!row) return undefined
  return row[0] === EVERYONE ? ['vet', ...STAFF] : row[0]
}

/** The right in the service of a case that a call on it needs. */
type NeededRight = 'any' | 'report.review'

/**
 * Call × right, for a cardiologist, written by hand from SPEC E6 and handbook 1.3 and not used by product code: the role opens the
 * call, and the permission names the services. Reading needs any right in the service, and acting on the report that of review.
 * `sent` is a valid input beside the case; `FILE` is a file of it, and `RECORDING` the recording of that.
 */
export const CALLS_IN_SERVICE: readonly (readonly [
  right: NeededRight,
  call: string,
  sent?: Readonly<Record<string, string>>,
])[] = [
  ['any', 'query_session_info'],
  ['any', 'query_cardiobirdx_session_event_log'],
  ['any', 'query_cardiobirdx_session_data'],
  ['any', 'query_cardiobirdx_session_uploaded_data'],
  ['any', 'query_cardiobirdx_session_archive'],
  ['any', 'query_cardiobirdx_session_test_review_data'],
  ['any', 'query_ecg_recordings'],
  ['any', 'query_ecg_patches', { rid: 'RECORDING' }],
  ['any', 'query_cardiobirdx_session_data_preview', { fname: 'ecg.pdf', view: 'ecg' }],
  ['any', 'sid_action', { action: 'ticket', page: 'review' }],
  ['any', 'query_measurements', { fid: 'FILE' }],
  ['any', 'query_case_measurements'],
  ['any', 'query_report_deliveries'],
  ['any', 'query_cardiobirdx_review_data', { type: 'session_review_report' }],
  ['any', 'query_cardiobirdx_session_revision_history'],
  ['any', 'query_enquiries'],
  ['any', 'query_report_repeats'],
  ['any', 'query_key_images'],
  ['any', 'query_file_grades'],
  ['any', 'query_file_patients'],
  ['any', 'visit_case', { active: '0' }],
  ['any', 'send_internal_notification', { to: '["office"]', text: 'Please look.' }],
  ['report.review', 'update_cardiobirdx_session', { params: '{"status":"data_processing"}' }],
  ['report.review', 'take_over_case', { from: 'account_other' }],
  [
    'report.review',
    'add_cardiobirdx_session_review_data',
    { type: 'session_review_report', data: '{"draft":{},"version":0}' },
  ],
  ['report.review', 'undo_report_release', { revision: '20261120100000' }],
  ['report.review', 'take_phrase', { phid: 'phrase_none' }],
  ['report.review', 'start_report_correction'],
  ['report.review', 'cancel_report_correction'],
  ['report.review', 'ask_clinic', { kind: 'files', text: 'A sharper image, please.' }],
  ['report.review', 'answer_enquiry', { eid: 'enquiry_none', text: 'Yes.' }],
  ['report.review', 'withdraw_enquiry', { eid: 'enquiry_none' }],
  ['report.review', 'decide_report_repeat', { repeat_id: 'repeat_none', decision: 'accepted' }],
  ['report.review', 'add_key_image', { kid: '00000000-0000-4000-8000-000000000001', fid: 'FILE' }],
  ['report.review', 'grade_file', { fid: 'FILE', grade: 'diagnostic' }],
  ['report.review', 'confirm_file_patients', { fids: '["file_none"]' }],
  [
    'report.review',
    'save_ecg_value',
    { rid: 'RECORDING', field: 'prSeconds', value: '0.1', version: '0' },
  ],
  [
    'report.review',
    'save_measurement',
    {
      fid: 'FILE',
      mid: '00000000-0000-4000-8000-000000000002',
      version: '0',
      method: 'length',
      frame: '0',
      points: '[]',
    },
  ],
  [
    'report.review',
    'delete_measurement',
    { fid: 'FILE', mid: '00000000-0000-4000-8000-000000000002', version: '1' },
  ],
]
