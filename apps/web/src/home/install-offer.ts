/** The browser's offer to make the app a part of the device. It comes once per page, perhaps before anything is drawn. */
export type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;

export const installOffer = (): InstallOffer | undefined => offer;

/** Keeps the offer from now on, so that the browser does not show it in its own way. */
export const watchInstallOffer = (): void =>
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    offer = event as InstallOffer;
  });

export const forgetInstallOffer = (): void => {
  offer = undefined;
};
