export {
  clearToken,
  endSession,
  getToken,
  onSessionElsewhere,
  onSessionEnd,
  setToken,
  TOKEN_KEY,
  type SessionElsewhere,
} from './session';
