/**
 * Whether the page is open in WeChat's own browser: there the live picture of the camera stays black, and a photo is taken by
 * the system's camera.
 */
export const isWeChat = (): boolean => /MicroMessenger/i.test(navigator.userAgent)
