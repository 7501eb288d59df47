/** Every React island by its name. Only the islands' own bundle imports this; Next sees its types. */
export const islands = {
  ConsultationForm: () =>
    import('./ConsultationForm/ConsultationFormIsland').then((m) => m.ConsultationFormIsland),
  InquiryDialog: () =>
    import('./InquiryDialog/InquiryDialogIsland').then((m) => m.InquiryDialogIsland),
};

export type IslandName = keyof typeof islands;
