import type { CDPSession, Page } from "@playwright/test";

/** A device that keeps passkeys and always says yes. */
export interface Device {
  readonly session: CDPSession;
  readonly authenticatorId: string;
}

export async function deviceOf(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

/** The same passkeys on another device, as those who make them carry them over. */
export async function carryOver({ session, authenticatorId }: Device, to: Device): Promise<void> {
  const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
  for (const credential of credentials) {
    await to.session.send("WebAuthn.addCredential", { authenticatorId: to.authenticatorId, credential });
  }
}
