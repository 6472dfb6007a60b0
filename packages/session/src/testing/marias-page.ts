export const page = 'https://peace.example/loanDetail';

export const maria =
  'deviceId=D1&appVersion=2.3.0&userId=7&appName=Peace&sessionId=S1&clientType=ios&merchantNumber=m&mobilePhone=09171234567';

export const mariasParams = Object.fromEntries(new URLSearchParams(maria));
