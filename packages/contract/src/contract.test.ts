import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { UPLOAD_PATH } from './files/uploads.ts'
import { PAYMENT_WEBHOOK_PATH } from './money/payments.ts'

/** CALL-1 to CALL-44 of the specification. */
const SPECIFIED =
  `key_gen login logout reset_password check_sid query_user_settings query_all_sessions query_session_info
  query_cardiobird_user_activities create_cardiobirdx_session update_cardiobirdx_session clone_cardiobirdx_session
  add_cardiobirdx_session_data query_cardiobirdx_session_data query_cardiobirdx_session_uploaded_data
  add_large_cardiobirdx_session_data delete_cardiobirdx_session_data query_payment_gateway_products
  create_checkout_session expire_checkout_session query_checkout_session add_pet query_user_pet update_user_pet
  query_breeds query_vet_users query_all_reviewers query_supported_upload_file_formats query_cardiobirdx_review_data
  add_cardiobirdx_session_review_data deduct_cardiobirdx_session_credits refund_cardiobirdx_session_credits
  query_cardiobirdx_session_event_log query_cardiobirdx_session_test_review_data
  query_cardiobirdx_session_revision_history query_cardiobirdx_session_data_preview query_cardiobirdx_ibms
  query_ibms_push_message send_cardiobirdx_session_ibms send_internal_notification sid_action invoice
  get_mre_result get_mre_phrases`
    .split(/\s+/)
    .map((name) => `/api/${name}`)

/** Staff, ECG, credit and message calls that are not implemented yet. */
const NOT_YET: string[] = []

const OURS =
  `proof_options undo_report_release start_report_correction cancel_report_correction verify_report query_report_repeats ask_report_repeat decide_report_repeat
query_session_counts save_draft query_draft query_drafts delete_draft keep_session delete_sessions restore_sessions
  set_password query_own_account update_own_account change_password query_account_sessions
  end_account_session end_other_account_sessions set_up_totp confirm_totp turn_off_totp renew_recovery_codes
  reset_second_factor start_passkey add_passkey rename_passkey remove_passkey passkey_options passkey_login
  register_account confirm_registration resend_confirmation query_registrations decide_registration
  query_hospital update_hospital add_hospital_logo delete_hospital_logo query_hospital_staff
  invite_hospital_staff resend_invitation remove_hospital_staff query_credit_plans query_session_credits
  query_credit_hospitals query_credit_ledger change_case_service change_hospital_credits query_distributors save_distributor
  change_distributor_quota save_credit_plan bind_credit_plan bind_distributor
  query_ecg_recordings import_ecg_file save_ecg_value query_ecg_patches save_ecg_patch open_ecg_page query_mre_catalogue add_mre_phrase save_mre_phrase order_mre_phrases query_mre_history save_mre_text approve_mre_text remove_mre_phrase query_measurements query_case_measurements save_measurement delete_measurement query_key_images add_key_image query_file_grades grade_file query_file_patients confirm_file_patients query_cardiobirdx_session_archive
  query_staff_permissions set_staff_permissions query_service_terms set_service_terms query_accounts query_account invite_account update_account disable_account enable_account unlock_account send_account_link end_sessions_of query_enquiries ask_clinic answer_enquiry withdraw_enquiry ask_after_report
  query_report_deliveries resend_report open_report query_undelivered_mails query_sent_mails settle_undelivered_mail query_desk_payments request_refund decide_refund handle_payment apply_payment query_payment_reports
  visit_case take_over_case assign_case
  query_phrases save_phrase delete_phrase order_phrases take_phrase query_worklist_views save_worklist_view delete_worklist_view query_desk_layouts save_desk_layout mark_mail_bounced query_failed_jobs settle_failed_job query_storage_checks query_case_figures query_office_figures query_review_agreement query_review_calibration query_recording_quality query_hospital_reviews set_hospital_reviews query_office_hospitals query_hospital_changes query_hospital_data query_hospital_erasures ask_hospital_export open_hospital_export ask_hospital_erasure decide_hospital_erasure query_notifications query_notification_count read_notifications query_push_devices add_push_device remove_push_device test_push_device set_quiet_hours
  query_billing_statement open_billing_paper query_prices set_price query_sellers update_seller`
    .split(/\s+/)
    .map((name) => `/api/${name}`)
const calls = Object.values(contract).flatMap((noun) => Object.values(noun))
const declared = [...calls.map((call) => call.path as string), UPLOAD_PATH]

test('the specification lists 44 calls', () => {
  expect(new Set(SPECIFIED).size).toBe(44)
})

test('every declared path is specified or ours, and declared once', () => {
  expect(new Set(declared).size).toBe(declared.length)
  expect(declared.filter((path) => !SPECIFIED.includes(path)).sort()).toEqual(OURS.toSorted())
  expect(PAYMENT_WEBHOOK_PATH).toBe('/api/payment_webhook')
})

test('every specified call is declared, or named as not yet', () => {
  const missing = SPECIFIED.filter((path) => !declared.includes(path))
  expect(missing).toEqual(NOT_YET)
})

test('a call that changes something is not a read: all others are queries', () => {
  const reads = calls.filter((call) => call.effect === 'read').map((call) => call.path)
  const others = reads.filter((path) => !path.startsWith('/api/query_')).toSorted()
  expect(others).toEqual([
    ...['/api/check_sid', '/api/get_mre_phrases', '/api/get_mre_result', '/api/invoice'],
    ...['/api/key_gen', '/api/verify_report'],
  ])
})
