/** The path of an address, without its query and its anchor: "/contact" of "/contact?topic=tea#form". */
export const toPath = (address: string): string => address.replace(/[?#].*$/s, '');
