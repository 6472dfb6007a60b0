/** The merchant of a visitor who belongs to none yet: in the registration's payload and in every query of the page. */
export const NO_MERCHANT = 0;
