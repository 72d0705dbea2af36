/** LR-mode-3: how many scenarios make a campaign. */
export const campaignLength = 3;
