import type * as ChildSettingsPage from '../src/app/pages/family/child-settings-page.generated.ts'
import type * as ParentDashboard from '../src/app/pages/family/parent-dashboard-page.generated.ts'
import type * as Portal from '../src/app/pages/family/portal-page.generated.ts'
import type * as Subscribe from '../src/app/pages/family/subscribe-page.generated.ts'
import type * as Achievements from '../src/app/pages/learner/achievements-page.generated.ts'
import type * as AiNews from '../src/app/pages/learner/ai-news-page.generated.ts'
import type * as Dashboard from '../src/app/pages/learner/dashboard-page.generated.ts'
import type * as Learning from '../src/app/pages/learner/learning-page.generated.ts'
import type * as Lesson from '../src/app/pages/learner/lesson-page.generated.ts'
import type * as Persona from '../src/app/pages/learner/persona-page.generated.ts'
import type * as Personas from '../src/app/pages/learner/personas-page.generated.ts'
import type * as Playground from '../src/app/pages/learner/playground-page.generated.ts'
import type * as Profile from '../src/app/pages/learner/profile-page.generated.ts'
import type * as Progress from '../src/app/pages/learner/progress-page.generated.ts'
import type * as Projects from '../src/app/pages/learner/projects-page.generated.ts'
import type * as Admin from '../src/app/pages/staff/admin-page.generated.ts'
import type * as Log from '../src/app/pages/staff/audit-log-page.generated.ts'
import type * as ContentPage from '../src/app/pages/staff/content-page.generated.ts'
import type * as ExplorerPage from '../src/app/pages/staff/explorer-page.generated.ts'
import type * as Queue from '../src/app/pages/staff/queue-page.generated.ts'
import type * as StudentPage from '../src/app/pages/staff/student-page.generated.ts'
import type * as Record from '../src/app/shell/record-activity.generated.ts'
import type * as Shell from '../src/app/shell/shell.generated.ts'
import type * as Consent from '../src/features/accounts/consent/consent-question.generated.ts'
import type * as ConsentWatch from '../src/features/accounts/consent/consent-watch.generated.ts'
import type * as Resend from '../src/features/accounts/consent/resend-consent-mail.generated.ts'
import type * as Withdrawal from '../src/features/accounts/consent/withdrawal.generated.ts'
import type * as DeviceRow from '../src/features/accounts/devices/device-row.generated.ts'
import type * as SignedInDevices from '../src/features/accounts/devices/signed-in-devices.generated.ts'
import type * as AddressLink from '../src/features/accounts/email-address/address-link.generated.ts'
import type * as AddressQuestion from '../src/features/accounts/email-address/address-question.generated.ts'
import type * as OwnAddress from '../src/features/accounts/email-address/own-address.generated.ts'
import type * as ConfirmParent from '../src/features/accounts/parent-signup/confirm-parent-link.generated.ts'
import type * as RequestParent from '../src/features/accounts/parent-signup/request-parent-link.generated.ts'
import type * as AnswerErasure from '../src/features/accounts/privacy/answer-erasure.generated.ts'
import type * as CancelErasure from '../src/features/accounts/privacy/cancel-erasure.generated.ts'
import type * as ErasePendingAccount from '../src/features/accounts/privacy/erase-pending-account.generated.ts'
import type * as ErasureQuestion from '../src/features/accounts/privacy/erasure-question.generated.ts'
import type * as ExportData from '../src/features/accounts/privacy/export-data.generated.ts'
import type * as RequestErasure from '../src/features/accounts/privacy/request-erasure.generated.ts'
import type * as ChooseListing from '../src/features/accounts/profile/choose-listing.generated.ts'
import type * as Providers from '../src/features/accounts/profile/provider-choice.generated.ts'
import type * as UpdateProfile from '../src/features/accounts/profile/update-profile.generated.ts'
import type * as UpdateSettings from '../src/features/accounts/profile/update-settings.generated.ts'
import type * as ChangeFactor from '../src/features/accounts/second-factor/change-second-factor.generated.ts'
import type * as SecondFactor from '../src/features/accounts/second-factor/second-factor.generated.ts'
import type * as SetUpFactor from '../src/features/accounts/second-factor/set-up.generated.ts'
import type * as VerifyFactor from '../src/features/accounts/second-factor/verify-second-factor.generated.ts'
import type * as Notice from '../src/features/accounts/sign-in/closed-by-notice.generated.ts'
import type * as EnterByCode from '../src/features/accounts/sign-in/confirm-entry-code.generated.ts'
import type * as Confirm from '../src/features/accounts/sign-in/confirm-sign-in-link.generated.ts'
import type * as Demo from '../src/features/accounts/sign-in/demo-sign-in.generated.ts'
import type * as Request from '../src/features/accounts/sign-in/request-sign-in-link.generated.ts'
import type * as Server from '../src/features/accounts/sign-in/server-info.generated.ts'
import type * as StaffInvitation from '../src/features/accounts/staff-invitation/accept-invitation.generated.ts'
import type * as KeptExperiment from '../src/features/experiments/keeping/kept-experiment.generated.ts'
import type * as KeptShelf from '../src/features/experiments/keeping/kept-shelf.generated.ts'
import type * as RecordExperiment from '../src/features/experiments/keeping/record-experiment.generated.ts'
import type * as EntryCode from '../src/features/family/child-settings/create-entry-code.generated.ts'
import type * as Permit from '../src/features/family/child-settings/permit-leaderboard.generated.ts'
import type * as Controls from '../src/features/family/child-settings/set-family-controls.generated.ts'
import type * as SignOutChild from '../src/features/family/child-settings/sign-out-child.generated.ts'
import type * as Withdraw from '../src/features/family/child-settings/withdraw-consent.generated.ts'
import type * as CancelChild from '../src/features/family/children/cancel-child-invitation.generated.ts'
import type * as ChildInvitation from '../src/features/family/children/child-invitation.generated.ts'
import type * as KeepConsent from '../src/features/family/children/keep-consent.generated.ts'
import type * as Guardians from '../src/features/family/guardians/guardian-invitations.generated.ts'
import type * as Bell from '../src/features/family/notifications/bell.generated.ts'
import type * as ChooseMailsByLink from '../src/features/family/notifications/choose-mails-by-link.generated.ts'
import type * as MailChoices from '../src/features/family/notifications/mail-choice-card.generated.ts'
import type * as MarkRead from '../src/features/family/notifications/mark-notifications-read.generated.ts'
import type * as EndLink from '../src/features/family/parents/end-guardianship.generated.ts'
import type * as Parents from '../src/features/family/parents/parents.generated.ts'
import type * as Journal from '../src/features/family/portal/journal.generated.ts'
import type * as MailReport from '../src/features/family/portal/mail-report.generated.ts'
import type * as PortalNotifications from '../src/features/family/portal/notifications.generated.ts'
import type * as PortalSafety from '../src/features/family/portal/safety.generated.ts'
import type * as Transcript from '../src/features/family/portal/transcript.generated.ts'
import type * as PortalWeek from '../src/features/family/portal/week.generated.ts'
import type * as AskFamily from '../src/features/family/requests/ask-family.generated.ts'
import type * as FamilyQuestion from '../src/features/family/requests/family-question.generated.ts'
import type * as FamilyRequests from '../src/features/family/requests/family-requests.generated.ts'
import type * as AddChild from '../src/features/family/start/add-child-profile.generated.ts'
import type * as InviteChild from '../src/features/family/start/invite-child.generated.ts'
import type * as Review from '../src/features/lab/answer/ask-for-review.generated.ts'
import type * as LikeAnswer from '../src/features/lab/answer/like-interaction.generated.ts'
import type * as ReportAnswer from '../src/features/lab/answer/report-interaction.generated.ts'
import type * as ClaimCheck from '../src/features/lab/compare/claim-check.generated.ts'
import type * as Pictures from '../src/features/lab/picture/picture-answer.generated.ts'
import type * as SendPrompt from '../src/features/lab/prompt/send-prompt.generated.ts'
import type * as LabMinute from '../src/features/lab/record-lab-minute.generated.ts'
import type * as AskTutor from '../src/features/lab/tutor/ask-tutor.generated.ts'
import type * as LessonTutor from '../src/features/lab/tutor/lesson-tutor.generated.ts'
import type * as AnswerCheck from '../src/features/learning/check/answer-check-item.generated.ts'
import type * as ChooseLevel from '../src/features/learning/lesson/choose-level.generated.ts'
import type * as Complete from '../src/features/learning/lesson/complete-lesson.generated.ts'
import type * as VideoPlace from '../src/features/learning/lesson/save-video-place.generated.ts'
import type * as Choose from '../src/features/learning/personas/choose-persona.generated.ts'
import type * as Banner from '../src/features/news/breaking-banner.generated.ts'
import type * as DismissDraft from '../src/features/news/drafts/dismiss-news-draft.generated.ts'
import type * as Drafts from '../src/features/news/drafts/news-drafts.generated.ts'
import type * as PublishNews from '../src/features/news/drafts/publish-news-item.generated.ts'
import type * as RecordRead from '../src/features/news/record-news-read.generated.ts'
import type * as Subscription from '../src/features/outreach/newsletter/confirm-subscription.generated.ts'
import type * as Unsubscribe from '../src/features/outreach/newsletter/unsubscribe.generated.ts'
import type * as ConfirmCheckout from '../src/features/plans/confirm-checkout.generated.ts'
import type * as EnrolmentRequest from '../src/features/plans/enrolment-request.generated.ts'
import type * as StartCheckout from '../src/features/plans/start-checkout.generated.ts'
import type * as MoreProjects from '../src/features/projects/board/more-projects.generated.ts'
import type * as ProjectPrompts from '../src/features/projects/cards/project-prompts.generated.ts'
import type * as StopSharing from '../src/features/projects/cards/stop-sharing.generated.ts'
import type * as DeleteProject from '../src/features/projects/changes/delete-project.generated.ts'
import type * as RestoreProject from '../src/features/projects/changes/restore-project.generated.ts'
import type * as UpdateProject from '../src/features/projects/changes/update-project.generated.ts'
import type * as CreateProject from '../src/features/projects/editing/create-project.generated.ts'
import type * as EvidenceChoices from '../src/features/projects/editing/evidence-choices.generated.ts'
import type * as ExperimentChoices from '../src/features/projects/editing/experiment-choices.generated.ts'
import type * as PromptChoices from '../src/features/projects/editing/prompt-choices.generated.ts'
import type * as AnswerShareRequest from '../src/features/projects/sharing/answer-share-request.generated.ts'
import type * as RequestShare from '../src/features/projects/sharing/request-share.generated.ts'
import type * as ReactToProject from '../src/features/projects/showcase/react-to-project.generated.ts'
import type * as ReportProject from '../src/features/projects/showcase/report-project.generated.ts'
import type * as DailyGoal from '../src/features/rewards/daily-goal/set-daily-goal.generated.ts'
import type * as Listing from '../src/features/rewards/leaderboard/set-leaderboard-listing.generated.ts'
import type * as OlderXp from '../src/features/rewards/progress/older-xp.generated.ts'
import type * as Tutorial from '../src/features/rewards/tutorial/finish-tutorial-step.generated.ts'
import type * as Account from '../src/features/staff/accounts/account-card.generated.ts'
import type * as AccountsTab from '../src/features/staff/accounts/accounts-tab.generated.ts'
import type * as Access from '../src/features/staff/accounts/change-access.generated.ts'
import type * as InvitationRow from '../src/features/staff/accounts/invitation-row.generated.ts'
import type * as InviteStaff from '../src/features/staff/accounts/invite-form.generated.ts'
import type * as StaffTab from '../src/features/staff/accounts/staff-tab.generated.ts'
import type * as AnalyticsTab from '../src/features/staff/analytics/analytics-tab.generated.ts'
import type * as ProgressTab from '../src/features/staff/analytics/progress-tab.generated.ts'
import type * as SafetyTab from '../src/features/staff/analytics/safety-tab.generated.ts'
import type * as AskAgain from '../src/features/staff/consent-cases/ask-consent-again.generated.ts'
import type * as WaitingConsents from '../src/features/staff/consent-cases/consent-tab.generated.ts'
import type * as DecideCase from '../src/features/staff/consent-cases/decide-consent-case.generated.ts'
import type * as Forget from '../src/features/staff/contact-lists/erase-lead.generated.ts'
import type * as Leads from '../src/features/staff/contact-lists/lists-tab.generated.ts'
import type * as ChangeModule from '../src/features/staff/content/change-module.generated.ts'
import type * as ChangeLesson from '../src/features/staff/content/lesson/change-lesson.generated.ts'
import type * as OpenLesson from '../src/features/staff/content/lesson/open-lesson.generated.ts'
import type * as SaveLesson from '../src/features/staff/content/lesson/save-lesson.generated.ts'
import type * as VersionText from '../src/features/staff/content/lesson/version-text.generated.ts'
import type * as Membership from '../src/features/staff/enrolment-requests/change-membership.generated.ts'
import type * as DecideEnrolment from '../src/features/staff/enrolment-requests/decide-enrolment.generated.ts'
import type * as EnrolManually from '../src/features/staff/enrolment-requests/enrol-manually.generated.ts'
import type * as Enrolments from '../src/features/staff/enrolment-requests/enrolments-tab.generated.ts'
import type * as FindFamily from '../src/features/staff/enrolment-requests/find-family.generated.ts'
import type * as DeleteReport from '../src/features/staff/explorer/delete-report.generated.ts'
import type * as RecordExport from '../src/features/staff/explorer/record-export.generated.ts'
import type * as SaveReport from '../src/features/staff/explorer/save-report.generated.ts'
import type * as DecideQueue from '../src/features/staff/queue/decide-queue-item.generated.ts'
import type * as OpenCrisis from '../src/features/staff/queue/open-crisis.generated.ts'
import type * as StudentInteractions from '../src/features/staff/roster/student-interactions.generated.ts'
import type * as Students from '../src/features/staff/roster/students-tab.generated.ts'
import type * as Desk from '../src/features/staff/staff-home.generated.ts'

type Operation<Data, Variables> = { data: Data; variables: Variables }

/** Data and variables of every operation of the app, by name. */
export type Operations = {
  ContentPage: Operation<ContentPage.ContentPageQuery, ContentPage.ContentPageQueryVariables>
  OpenLesson: Operation<OpenLesson.OpenLessonQuery, OpenLesson.OpenLessonQueryVariables>
  VersionText: Operation<VersionText.VersionTextQuery, VersionText.VersionTextQueryVariables>
  CreateLesson: Operation<SaveLesson.CreateLessonMutation, SaveLesson.CreateLessonMutationVariables>
  SaveLesson: Operation<SaveLesson.SaveLessonMutation, SaveLesson.SaveLessonMutationVariables>
  PublishLesson: Operation<ChangeLesson.PublishLessonMutation, ChangeLesson.PublishLessonMutationVariables>
  RestoreLessonVersion: Operation<ChangeLesson.RestoreLessonVersionMutation, ChangeLesson.RestoreLessonVersionMutationVariables>
  KeepOwnLessonText: Operation<ChangeLesson.KeepOwnLessonTextMutation, ChangeLesson.KeepOwnLessonTextMutationVariables>
  DeleteLesson: Operation<ChangeLesson.DeleteLessonMutation, ChangeLesson.DeleteLessonMutationVariables>
  UndeleteLesson: Operation<ChangeLesson.UndeleteLessonMutation, ChangeLesson.UndeleteLessonMutationVariables>
  CreateModule: Operation<ChangeModule.CreateModuleMutation, ChangeModule.CreateModuleMutationVariables>
  SaveModule: Operation<ChangeModule.SaveModuleMutation, ChangeModule.SaveModuleMutationVariables>
  DeleteModule: Operation<ChangeModule.DeleteModuleMutation, ChangeModule.DeleteModuleMutationVariables>
  UndeleteModule: Operation<ChangeModule.UndeleteModuleMutation, ChangeModule.UndeleteModuleMutationVariables>
  ArrangeLessons: Operation<ChangeModule.ArrangeLessonsMutation, ChangeModule.ArrangeLessonsMutationVariables>
  ArrangeModules: Operation<ChangeModule.ArrangeModulesMutation, ChangeModule.ArrangeModulesMutationVariables>
  ErasePendingAccount: Operation<
    ErasePendingAccount.ErasePendingAccountMutation,
    ErasePendingAccount.ErasePendingAccountMutationVariables
  >
  ExplorerPage: Operation<ExplorerPage.ExplorerPageQuery, ExplorerPage.ExplorerPageQueryVariables>
  SaveReport: Operation<SaveReport.SaveReportMutation, SaveReport.SaveReportMutationVariables>
  DeleteReport: Operation<DeleteReport.DeleteReportMutation, DeleteReport.DeleteReportMutationVariables>
  RecordExport: Operation<RecordExport.RecordExportMutation, RecordExport.RecordExportMutationVariables>
  ChildSettingsPage: Operation<ChildSettingsPage.ChildSettingsPageQuery, ChildSettingsPage.ChildSettingsPageQueryVariables>
  AdminPage: Operation<Admin.AdminPageQuery, Admin.AdminPageQueryVariables>
  Students: Operation<Students.StudentsQuery, Students.StudentsQueryVariables>
  StudentPage: Operation<StudentPage.StudentPageQuery, StudentPage.StudentPageQueryVariables>
  StudentInteractions: Operation<
    StudentInteractions.StudentInteractionsQuery,
    StudentInteractions.StudentInteractionsQueryVariables
  >
  StaffTab: Operation<StaffTab.StaffTabQuery, StaffTab.StaffTabQueryVariables>
  AccountsTab: Operation<AccountsTab.AccountsTabQuery, AccountsTab.AccountsTabQueryVariables>
  SuspendAccount: Operation<Account.SuspendAccountMutation, Account.SuspendAccountMutationVariables>
  LiftSuspension: Operation<Account.LiftSuspensionMutation, Account.LiftSuspensionMutationVariables>
  EndStaffAccess: Operation<Access.EndStaffAccessMutation, Access.EndStaffAccessMutationVariables>
  ResetSecondFactor: Operation<Access.ResetSecondFactorMutation, Access.ResetSecondFactorMutationVariables>
  RestoreStaffAccess: Operation<Access.RestoreStaffAccessMutation, Access.RestoreStaffAccessMutationVariables>
  InviteStaff: Operation<InviteStaff.InviteStaffMutation, InviteStaff.InviteStaffMutationVariables>
  ResendStaffInvitation: Operation<
    InvitationRow.ResendStaffInvitationMutation,
    InvitationRow.ResendStaffInvitationMutationVariables
  >
  WithdrawStaffInvitation: Operation<
    InvitationRow.WithdrawStaffInvitationMutation,
    InvitationRow.WithdrawStaffInvitationMutationVariables
  >
  StaffOffer: Operation<StaffInvitation.StaffOfferQuery, StaffInvitation.StaffOfferQueryVariables>
  AcceptStaffInvitation: Operation<
    StaffInvitation.AcceptStaffInvitationMutation,
    StaffInvitation.AcceptStaffInvitationMutationVariables
  >
  ClosedNotice: Operation<Notice.ClosedNoticeQuery, Notice.ClosedNoticeQueryVariables>
  StaffHome: Operation<Desk.StaffHomeQuery, Desk.StaffHomeQueryVariables>
  AddChildProfile: Operation<AddChild.AddChildProfileMutation, AddChild.AddChildProfileMutationVariables>
  AskFamilyStanding: Operation<AskFamily.AskFamilyStandingQuery, AskFamily.AskFamilyStandingQueryVariables>
  AskFamily: Operation<AskFamily.AskFamilyMutation, AskFamily.AskFamilyMutationVariables>
  CreateEntryCode: Operation<EntryCode.CreateEntryCodeMutation, EntryCode.CreateEntryCodeMutationVariables>
  KeptExperiment: Operation<KeptExperiment.KeptExperimentQuery, KeptExperiment.KeptExperimentQueryVariables>
  KeptShelf: Operation<KeptShelf.KeptShelfQuery, KeptShelf.KeptShelfQueryVariables>
  RecordExperiment: Operation<RecordExperiment.RecordExperimentMutation, RecordExperiment.RecordExperimentMutationVariables>
  EndGuardianship: Operation<EndLink.EndGuardianshipMutation, EndLink.EndGuardianshipMutationVariables>
  FamilyQuestion: Operation<FamilyQuestion.FamilyQuestionQuery, FamilyQuestion.FamilyQuestionQueryVariables>
  AnswerFamilyQuestion: Operation<
    FamilyQuestion.AnswerFamilyQuestionMutation,
    FamilyQuestion.AnswerFamilyQuestionMutationVariables
  >
  AnswerFamilyRequest: Operation<FamilyRequests.AnswerFamilyRequestMutation, FamilyRequests.AnswerFamilyRequestMutationVariables>
  InviteGuardian: Operation<Guardians.InviteGuardianMutation, Guardians.InviteGuardianMutationVariables>
  CancelGuardianInvitation: Operation<
    Guardians.CancelGuardianInvitationMutation,
    Guardians.CancelGuardianInvitationMutationVariables
  >
  GuardianQuestion: Operation<Guardians.GuardianQuestionQuery, Guardians.GuardianQuestionQueryVariables>
  AnswerGuardianInvitation: Operation<
    Guardians.AnswerGuardianInvitationMutation,
    Guardians.AnswerGuardianInvitationMutationVariables
  >
  InviteParent: Operation<Parents.InviteParentMutation, Parents.InviteParentMutationVariables>
  CancelInvitation: Operation<Parents.CancelInvitationMutation, Parents.CancelInvitationMutationVariables>
  SetFamilyControls: Operation<Controls.SetFamilyControlsMutation, Controls.SetFamilyControlsMutationVariables>
  Withdrawal: Operation<Withdrawal.WithdrawalQuery, Withdrawal.WithdrawalQueryVariables>
  WithdrawConsentByLink: Operation<Withdrawal.WithdrawConsentByLinkMutation, Withdrawal.WithdrawConsentByLinkMutationVariables>
  ChooseMails: Operation<MailChoices.ChooseMailsMutation, MailChoices.ChooseMailsMutationVariables>
  DescribePicture: Operation<Pictures.DescribePictureMutation, Pictures.DescribePictureMutationVariables>
  CheckClaim: Operation<ClaimCheck.CheckClaimMutation, ClaimCheck.CheckClaimMutationVariables>
  ChooseProviders: Operation<Providers.ChooseProvidersMutation, Providers.ChooseProvidersMutationVariables>
  ConfirmEntryCode: Operation<EnterByCode.ConfirmEntryCodeMutation, EnterByCode.ConfirmEntryCodeMutationVariables>
  AiNewsPage: Operation<AiNews.AiNewsPageQuery, AiNews.AiNewsPageQueryVariables>
  AnswerCheckItem: Operation<AnswerCheck.AnswerCheckItemMutation, AnswerCheck.AnswerCheckItemMutationVariables>
  AchievementsPage: Operation<Achievements.AchievementsPageQuery, Achievements.AchievementsPageQueryVariables>
  AskForReview: Operation<Review.AskForReviewMutation, Review.AskForReviewMutationVariables>
  LikeInteraction: Operation<LikeAnswer.LikeInteractionMutation, LikeAnswer.LikeInteractionMutationVariables>
  PlaygroundPage: Operation<Playground.PlaygroundPageQuery, Playground.PlaygroundPageQueryVariables>
  RecordLabMinute: Operation<LabMinute.RecordLabMinuteMutation, LabMinute.RecordLabMinuteMutationVariables>
  ReportInteraction: Operation<ReportAnswer.ReportInteractionMutation, ReportAnswer.ReportInteractionMutationVariables>
  AskTutor: Operation<AskTutor.AskTutorMutation, AskTutor.AskTutorMutationVariables>
  LessonTutor: Operation<LessonTutor.LessonTutorQuery, LessonTutor.LessonTutorQueryVariables>
  SendPrompt: Operation<SendPrompt.SendPromptMutation, SendPrompt.SendPromptMutationVariables>
  AnswerConsent: Operation<Consent.AnswerConsentMutation, Consent.AnswerConsentMutationVariables>
  AnswerErasure: Operation<AnswerErasure.AnswerErasureMutation, AnswerErasure.AnswerErasureMutationVariables>
  Bell: Operation<Bell.BellQuery, Bell.BellQueryVariables>
  BreakingBanner: Operation<Banner.BreakingBannerQuery, Banner.BreakingBannerQueryVariables>
  CancelErasure: Operation<CancelErasure.CancelErasureMutation, CancelErasure.CancelErasureMutationVariables>
  ChooseListing: Operation<ChooseListing.ChooseListingMutation, ChooseListing.ChooseListingMutationVariables>
  ChoosePersona: Operation<Choose.ChoosePersonaMutation, Choose.ChoosePersonaMutationVariables>
  ChooseLessonLevel: Operation<ChooseLevel.ChooseLessonLevelMutation, ChooseLevel.ChooseLessonLevelMutationVariables>
  CompleteLesson: Operation<Complete.CompleteLessonMutation, Complete.CompleteLessonMutationVariables>
  ConfirmCheckout: Operation<ConfirmCheckout.ConfirmCheckoutMutation, ConfirmCheckout.ConfirmCheckoutMutationVariables>
  ConfirmParentLink: Operation<ConfirmParent.ConfirmParentLinkMutation, ConfirmParent.ConfirmParentLinkMutationVariables>
  RequestParentLink: Operation<RequestParent.RequestParentLinkMutation, RequestParent.RequestParentLinkMutationVariables>
  ConfirmSignInLink: Operation<Confirm.ConfirmSignInLinkMutation, Confirm.ConfirmSignInLinkMutationVariables>
  ConfirmSubscription: Operation<Subscription.ConfirmSubscriptionMutation, Subscription.ConfirmSubscriptionMutationVariables>
  AddressLink: Operation<AddressLink.AddressLinkQuery, AddressLink.AddressLinkQueryVariables>
  AddressQuestion: Operation<AddressQuestion.AddressQuestionQuery, AddressQuestion.AddressQuestionQueryVariables>
  AnswerAddressQuestion: Operation<
    AddressQuestion.AnswerAddressQuestionMutation,
    AddressQuestion.AnswerAddressQuestionMutationVariables
  >
  ConfirmAddress: Operation<AddressLink.ConfirmAddressMutation, AddressLink.ConfirmAddressMutationVariables>
  RefuseAddress: Operation<AddressLink.RefuseAddressMutation, AddressLink.RefuseAddressMutationVariables>
  SendAddressLink: Operation<OwnAddress.SendAddressLinkMutation, OwnAddress.SendAddressLinkMutationVariables>
  ChangeAddress: Operation<OwnAddress.ChangeAddressMutation, OwnAddress.ChangeAddressMutationVariables>
  InviteChild: Operation<InviteChild.InviteChildMutation, InviteChild.InviteChildMutationVariables>
  KeepConsent: Operation<KeepConsent.KeepConsentMutation, KeepConsent.KeepConsentMutationVariables>
  CancelChildInvitation: Operation<CancelChild.CancelChildInvitationMutation, CancelChild.CancelChildInvitationMutationVariables>
  ChildInvitation: Operation<ChildInvitation.ChildInvitationQuery, ChildInvitation.ChildInvitationQueryVariables>
  AnswerChildInvitation: Operation<
    ChildInvitation.AnswerChildInvitationMutation,
    ChildInvitation.AnswerChildInvitationMutationVariables
  >
  ConsentQuestion: Operation<Consent.ConsentQuestionQuery, Consent.ConsentQuestionQueryVariables>
  ConsentWatch: Operation<ConsentWatch.ConsentWatchQuery, ConsentWatch.ConsentWatchQueryVariables>
  DashboardPage: Operation<Dashboard.DashboardPageQuery, Dashboard.DashboardPageQueryVariables>
  DecideQueueItem: Operation<DecideQueue.DecideQueueItemMutation, DecideQueue.DecideQueueItemMutationVariables>
  OpenCrisis: Operation<OpenCrisis.OpenCrisisMutation, OpenCrisis.OpenCrisisMutationVariables>
  DismissNewsDraft: Operation<DismissDraft.DismissNewsDraftMutation, DismissDraft.DismissNewsDraftMutationVariables>
  AuditLogPage: Operation<Log.AuditLogPageQuery, Log.AuditLogPageQueryVariables>
  NewsDrafts: Operation<Drafts.NewsDraftsQuery, Drafts.NewsDraftsQueryVariables>
  RecordNewsRead: Operation<RecordRead.RecordNewsReadMutation, RecordRead.RecordNewsReadMutationVariables>
  PublishNewsItem: Operation<PublishNews.PublishNewsItemMutation, PublishNews.PublishNewsItemMutationVariables>
  QueuePage: Operation<Queue.QueuePageQuery, Queue.QueuePageQueryVariables>
  DemoSignIn: Operation<Demo.DemoSignInMutation, Demo.DemoSignInMutationVariables>
  ErasureQuestion: Operation<ErasureQuestion.ErasureQuestionQuery, ErasureQuestion.ErasureQuestionQueryVariables>
  ExportData: Operation<ExportData.ExportDataMutation, ExportData.ExportDataMutationVariables>
  FinishTutorialStep: Operation<Tutorial.FinishTutorialStepMutation, Tutorial.FinishTutorialStepMutationVariables>
  Journal: Operation<Journal.JournalQuery, Journal.JournalQueryVariables>
  MailReport: Operation<MailReport.MailReportMutation, MailReport.MailReportMutationVariables>
  PortalPage: Operation<Portal.PortalPageQuery, Portal.PortalPageQueryVariables>
  PortalNotifications: Operation<
    PortalNotifications.PortalNotificationsQuery,
    PortalNotifications.PortalNotificationsQueryVariables
  >
  PortalSafety: Operation<PortalSafety.PortalSafetyQuery, PortalSafety.PortalSafetyQueryVariables>
  PortalWeek: Operation<PortalWeek.PortalWeekQuery, PortalWeek.PortalWeekQueryVariables>
  Transcript: Operation<Transcript.TranscriptQuery, Transcript.TranscriptQueryVariables>
  LearningPage: Operation<Learning.LearningPageQuery, Learning.LearningPageQueryVariables>
  LessonPage: Operation<Lesson.LessonPageQuery, Lesson.LessonPageQueryVariables>
  MarkNotificationsRead: Operation<MarkRead.MarkNotificationsReadMutation, MarkRead.MarkNotificationsReadMutationVariables>
  OlderXp: Operation<OlderXp.OlderXpQuery, OlderXp.OlderXpQueryVariables>
  PermitLeaderboard: Operation<Permit.PermitLeaderboardMutation, Permit.PermitLeaderboardMutationVariables>
  PersonaPage: Operation<Persona.PersonaPageQuery, Persona.PersonaPageQueryVariables>
  PersonasPage: Operation<Personas.PersonasPageQuery, Personas.PersonasPageQueryVariables>
  ParentDashboardPage: Operation<ParentDashboard.ParentDashboardPageQuery, ParentDashboard.ParentDashboardPageQueryVariables>
  ProfilePage: Operation<Profile.ProfilePageQuery, Profile.ProfilePageQueryVariables>
  ProgressPage: Operation<Progress.ProgressPageQuery, Progress.ProgressPageQueryVariables>
  RecordActivity: Operation<Record.RecordActivityMutation, Record.RecordActivityMutationVariables>
  SecondFactor: Operation<SecondFactor.SecondFactorQuery, SecondFactor.SecondFactorQueryVariables>
  BeginSecondFactor: Operation<SetUpFactor.BeginSecondFactorMutation, SetUpFactor.BeginSecondFactorMutationVariables>
  ConfirmSecondFactor: Operation<SetUpFactor.ConfirmSecondFactorMutation, SetUpFactor.ConfirmSecondFactorMutationVariables>
  VerifySecondFactor: Operation<VerifyFactor.VerifySecondFactorMutation, VerifyFactor.VerifySecondFactorMutationVariables>
  RemoveSecondFactor: Operation<ChangeFactor.RemoveSecondFactorMutation, ChangeFactor.RemoveSecondFactorMutationVariables>
  RenewRecoveryCodes: Operation<ChangeFactor.RenewRecoveryCodesMutation, ChangeFactor.RenewRecoveryCodesMutationVariables>
  SignedInDevices: Operation<SignedInDevices.SignedInDevicesQuery, SignedInDevices.SignedInDevicesQueryVariables>
  SignOutDevice: Operation<DeviceRow.SignOutDeviceMutation, DeviceRow.SignOutDeviceMutationVariables>
  SignOutEverywhere: Operation<SignedInDevices.SignOutEverywhereMutation, SignedInDevices.SignOutEverywhereMutationVariables>
  RequestErasure: Operation<RequestErasure.RequestErasureMutation, RequestErasure.RequestErasureMutationVariables>
  RequestSignInLink: Operation<Request.RequestSignInLinkMutation, Request.RequestSignInLinkMutationVariables>
  RequestNewConsentLink: Operation<Consent.RequestNewConsentLinkMutation, Consent.RequestNewConsentLinkMutationVariables>
  ResendConsentMail: Operation<Resend.ResendConsentMailMutation, Resend.ResendConsentMailMutationVariables>
  SaveVideoPlace: Operation<VideoPlace.SaveVideoPlaceMutation, VideoPlace.SaveVideoPlaceMutationVariables>
  ServerInfo: Operation<Server.ServerInfoQuery, Server.ServerInfoQueryVariables>
  SetDailyGoal: Operation<DailyGoal.SetDailyGoalMutation, DailyGoal.SetDailyGoalMutationVariables>
  SetLeaderboardListing: Operation<Listing.SetLeaderboardListingMutation, Listing.SetLeaderboardListingMutationVariables>
  Shell: Operation<Shell.ShellQuery, Shell.ShellQueryVariables>
  StartCheckout: Operation<StartCheckout.StartCheckoutMutation, StartCheckout.StartCheckoutMutationVariables>
  SubscribePage: Operation<Subscribe.SubscribePageQuery, Subscribe.SubscribePageQueryVariables>
  ChooseMailsByLink: Operation<ChooseMailsByLink.ChooseMailsByLinkMutation, ChooseMailsByLink.ChooseMailsByLinkMutationVariables>
  Unsubscribe: Operation<Unsubscribe.UnsubscribeMutation, Unsubscribe.UnsubscribeMutationVariables>
  UpdateProfile: Operation<UpdateProfile.UpdateProfileMutation, UpdateProfile.UpdateProfileMutationVariables>
  UpdateSettings: Operation<UpdateSettings.UpdateSettingsMutation, UpdateSettings.UpdateSettingsMutationVariables>
  SignOutChild: Operation<SignOutChild.SignOutChildMutation, SignOutChild.SignOutChildMutationVariables>
  WithdrawConsent: Operation<Withdraw.WithdrawConsentMutation, Withdraw.WithdrawConsentMutationVariables>
  AnswerShareRequest: Operation<
    AnswerShareRequest.AnswerShareRequestMutation,
    AnswerShareRequest.AnswerShareRequestMutationVariables
  >
  CreateProject: Operation<CreateProject.CreateProjectMutation, CreateProject.CreateProjectMutationVariables>
  DeleteProject: Operation<DeleteProject.DeleteProjectMutation, DeleteProject.DeleteProjectMutationVariables>
  ExperimentChoices: Operation<ExperimentChoices.ExperimentChoicesQuery, ExperimentChoices.ExperimentChoicesQueryVariables>
  EvidenceChoices: Operation<EvidenceChoices.EvidenceChoicesQuery, EvidenceChoices.EvidenceChoicesQueryVariables>
  MoreProjects: Operation<MoreProjects.MoreProjectsQuery, MoreProjects.MoreProjectsQueryVariables>
  ProjectPrompts: Operation<ProjectPrompts.ProjectPromptsQuery, ProjectPrompts.ProjectPromptsQueryVariables>
  PromptChoices: Operation<PromptChoices.PromptChoicesQuery, PromptChoices.PromptChoicesQueryVariables>
  ReactToProject: Operation<ReactToProject.ReactToProjectMutation, ReactToProject.ReactToProjectMutationVariables>
  ReportProject: Operation<ReportProject.ReportProjectMutation, ReportProject.ReportProjectMutationVariables>
  RequestShare: Operation<RequestShare.RequestShareMutation, RequestShare.RequestShareMutationVariables>
  RestoreProject: Operation<RestoreProject.RestoreProjectMutation, RestoreProject.RestoreProjectMutationVariables>
  StopSharing: Operation<StopSharing.StopSharingMutation, StopSharing.StopSharingMutationVariables>
  UpdateProject: Operation<UpdateProject.UpdateProjectMutation, UpdateProject.UpdateProjectMutationVariables>
  ProjectsPage: Operation<Projects.ProjectsPageQuery, Projects.ProjectsPageQueryVariables>
  AnalyticsTab: Operation<AnalyticsTab.AnalyticsTabQuery, AnalyticsTab.AnalyticsTabQueryVariables>
  ProgressTab: Operation<ProgressTab.ProgressTabQuery, ProgressTab.ProgressTabQueryVariables>
  SafetyTab: Operation<SafetyTab.SafetyTabQuery, SafetyTab.SafetyTabQueryVariables>
  Leads: Operation<Leads.LeadsQuery, Leads.LeadsQueryVariables>
  EraseLead: Operation<Forget.EraseLeadMutation, Forget.EraseLeadMutationVariables>
  Enrolments: Operation<Enrolments.EnrolmentsQuery, Enrolments.EnrolmentsQueryVariables>
  FindFamily: Operation<FindFamily.FindFamilyQuery, FindFamily.FindFamilyQueryVariables>
  EnrolManually: Operation<EnrolManually.EnrolManuallyMutation, EnrolManually.EnrolManuallyMutationVariables>
  DecideEnrolment: Operation<DecideEnrolment.DecideEnrolmentMutation, DecideEnrolment.DecideEnrolmentMutationVariables>
  ChangeMembership: Operation<Membership.ChangeMembershipMutation, Membership.ChangeMembershipMutationVariables>
  WaitingConsents: Operation<WaitingConsents.WaitingConsentsQuery, WaitingConsents.WaitingConsentsQueryVariables>
  AskConsentAgain: Operation<AskAgain.AskConsentAgainMutation, AskAgain.AskConsentAgainMutationVariables>
  LinkFamily: Operation<DecideCase.LinkFamilyMutation, DecideCase.LinkFamilyMutationVariables>
  CloseConsentCase: Operation<DecideCase.CloseConsentCaseMutation, DecideCase.CloseConsentCaseMutationVariables>
  RequestEnrolment: Operation<EnrolmentRequest.RequestEnrolmentMutation, EnrolmentRequest.RequestEnrolmentMutationVariables>
  TakeRequestBack: Operation<EnrolmentRequest.TakeRequestBackMutation, EnrolmentRequest.TakeRequestBackMutationVariables>
}
