/** Every React island by its name. Only the islands' own bundle imports this; Next sees its types. */
export const islands = {
  ConsultationForm: () =>
    import('./ConsultationForm/ConsultationFormIsland').then((m) => m.ConsultationFormIsland),
  InquiryDialog: () =>
    import('./InquiryDialog/InquiryDialogIsland').then((m) => m.InquiryDialogIsland),
  LogoSlides: () => import('./slick/LogoSlidesIsland').then((m) => m.LogoSlidesIsland),
  ProjectSlides: () => import('./slick/ProjectSlidesIsland').then((m) => m.ProjectSlidesIsland),
};

export type IslandName = keyof typeof islands;
