/** The three steps of the guide, in its order: choose platform, fill in business details, generate and copy. */
export const onboardingSteps = ["platform", "details", "generate"] as const
export type OnboardingStep = (typeof onboardingSteps)[number]
